import type { Role } from '@malote/api-client'
import { useCommandPaletteShortcut } from '@malote/ui'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { getMenu } from './menu.ts'
import { navigationLetters } from './shortcuts.ts'
import { useShortcuts } from './use-shortcuts.ts'

const Commands = lazyNamed(() => import('./commands.tsx'), 'Commands')
const ShortcutsDialog = lazyNamed(() => import('./shortcuts-dialog.tsx'), 'ShortcutsDialog')

type Layer = 'commands' | 'help' | undefined

/** The keyboard shortcuts of every page, the command palette and the dialog that lists the shortcuts. */
export function useGlobalShortcuts(role: Role, companyId: string | undefined) {
  const navigate = useNavigate()
  const [layer, setLayer] = useState<Layer>()
  // The palette stays mounted after its first use, so that it opens without delay.
  const [palette, setPalette] = useState(false)
  const openCommands = () => {
    setPalette(true)
    setLayer('commands')
  }
  const openHelp = () => setLayer('help')

  useCommandPaletteShortcut(() => (layer === 'commands' ? setLayer(undefined) : openCommands()))
  useShortcuts({
    onHelp: openHelp,
    onNew: () => void navigate({ to: '/ordens-de-servico/criar' }),
    onGo: (letter) => {
      const item = getMenu(role).find(({ to }) => navigationLetters[to] === letter)
      if (item) void navigate({ to: item.to })
      return item !== undefined
    },
  })

  return {
    openCommands,
    openHelp,
    layers: (
      <Suspense>
        {palette && (
          <Commands
            role={role}
            companyId={companyId}
            open={layer === 'commands'}
            onOpenChange={(open) => setLayer(open ? 'commands' : undefined)}
            onHelp={openHelp}
          />
        )}
        {layer === 'help' && <ShortcutsDialog role={role} onClose={() => setLayer(undefined)} />}
      </Suspense>
    ),
  }
}
