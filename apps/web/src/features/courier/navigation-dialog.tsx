import type { Stop } from '@malote/api-client'
import { Button, Dialog, Stack } from '@malote/ui'
import { chooseNavigationApp } from './navigation-app-store.ts'
import { getNavigationUrl, type NavigationApp, navigationApps } from './navigation-apps.ts'

interface NavigationDialogProps {
  /** The address that opens after the choice; absent: the choice is only stored. */
  address?: Stop['address'] | undefined
  onClose: () => void
}

/** Chooses the application that shows the way. The choice is stored on this device. */
export function NavigationDialog({ address, onClose }: NavigationDialogProps) {
  const choose = (app: NavigationApp) => {
    chooseNavigationApp(app)
    onClose()
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        size="sm"
        title="Navegar com qual aplicativo?"
        description="Fica guardado neste aparelho. Para trocar: Mais › Trocar aplicativo de navegação."
      >
        <Stack gap="sm" className="mt-2">
          {(Object.keys(navigationApps) as NavigationApp[]).map((app) =>
            address ? (
              <Button key={app} asChild size="lg" variant="outline" tone="neutral">
                <a
                  href={getNavigationUrl(app, address)}
                  target="_blank"
                  rel="noopener noreferrer"
                  onClick={() => choose(app)}
                >
                  {navigationApps[app].label}
                </a>
              </Button>
            ) : (
              <Button key={app} size="lg" variant="outline" tone="neutral" onClick={() => choose(app)}>
                {navigationApps[app].label}
              </Button>
            ),
          )}
        </Stack>
      </Dialog.Content>
    </Dialog.Root>
  )
}
