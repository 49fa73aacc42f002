import type { Role } from '@malote/api-client'
import { Button, Dialog, Inline, Kbd, Stack, Text } from '@malote/ui'
import { getMenu } from './menu.ts'
import { globalShortcuts, listShortcuts, navigationLetters, type Shortcut } from './shortcuts.ts'

/** Lists the shortcuts that the role can use. */
export function ShortcutsDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const navigation = getMenu(role).map(({ to, label }) => ({ keys: `g ${navigationLetters[to]}`, label }))
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title="Atalhos do teclado">
        <div className="grid gap-6 md:grid-cols-2">
          <Stack gap="lg">
            <Shortcuts title="Em qualquer tela" shortcuts={globalShortcuts} />
            <Shortcuts title="Nas listas" shortcuts={listShortcuts} />
          </Stack>
          <Shortcuts title="Ir para" shortcuts={navigation} />
        </div>
        <Dialog.Footer>
          <Button onClick={onClose}>Voltar ao trabalho</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}

function Shortcuts({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <Stack gap="sm" asChild>
      <section aria-label={title}>
        <Text weight="semibold">{title}</Text>
        <Stack gap="xs" asChild>
          <ul>
            {shortcuts.map(({ keys, label }) => (
              <Inline key={keys} justify="between" asChild>
                <li>
                  <span>{label}</span>
                  <Kbd keys={keys} />
                </li>
              </Inline>
            ))}
          </ul>
        </Stack>
      </section>
    </Stack>
  )
}
