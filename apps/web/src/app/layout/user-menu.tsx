import { roleLabels, type User } from '@malote/api-client'
import { Badge, DropdownMenu, IconButton, Stack, Text } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import Inbox from 'lucide-react/icons/inbox'
import Keyboard from 'lucide-react/icons/keyboard'
import Search from 'lucide-react/icons/search'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { hasUnreadChangelog } from '../../lib/storage/latest-changelog.ts'
import { applyTheme, readTheme, type Theme } from '../../lib/storage/theme.ts'

interface UserMenuProps {
  user: User
  onCommands: () => void
  onHelp: () => void
}

/** The menu of the signed-in user: profile, theme, command palette, shortcuts, help and sign-out. */
export function UserMenu({ user, onCommands, onHelp }: UserMenuProps) {
  const [theme, setTheme] = useState<Theme>(readTheme)
  const [hasUnread, setHasUnread] = useState(hasUnreadChangelog)
  const refresh = () => {
    setTheme(readTheme())
    setHasUnread(hasUnreadChangelog())
  }
  const choose = (next: string) => {
    const chosen: Theme = next === 'light' || next === 'dark' ? next : 'system'
    applyTheme(chosen)
    setTheme(chosen)
  }
  return (
    // Reads the state again: the palette may have changed the theme, and the help page marks the changelog as read.
    <DropdownMenu.Root onOpenChange={refresh}>
      <DropdownMenu.Trigger asChild>
        <IconButton label={`Conta de ${user.name}`}>
          <CircleUserRound aria-hidden />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Label>
          <Stack gap="none">
            <Text weight="medium" truncate>
              {user.name}
            </Text>
            <Text size="sm" tone="subtle" truncate>
              {`${roleLabels[user.role]} · ${user.email}`}
            </Text>
          </Stack>
        </DropdownMenu.Label>
        <DropdownMenu.Separator />
        <DropdownMenu.Item icon={<UserRound />} asChild>
          <Link to="/perfil">Meu perfil</Link>
        </DropdownMenu.Item>
        <DropdownMenu.Item icon={<ShieldCheck />} asChild>
          <Link to="/meus-dados">Meus dados</Link>
        </DropdownMenu.Item>
        {user.role === 'admin' && (
          <DropdownMenu.Item icon={<Inbox />} asChild>
            <Link to="/titulares">Pedidos de titulares</Link>
          </DropdownMenu.Item>
        )}
        <DropdownMenu.Separator />
        <DropdownMenu.Label>Tema</DropdownMenu.Label>
        <DropdownMenu.RadioGroup value={theme} onValueChange={choose}>
          <DropdownMenu.RadioItem value="light">Claro</DropdownMenu.RadioItem>
          <DropdownMenu.RadioItem value="dark">Escuro</DropdownMenu.RadioItem>
          <DropdownMenu.RadioItem value="system">Como o sistema</DropdownMenu.RadioItem>
        </DropdownMenu.RadioGroup>
        <DropdownMenu.Separator />
        <DropdownMenu.Item icon={<Search />} onSelect={() => setTimeout(onCommands, 0)}>
          Abrir comandos
        </DropdownMenu.Item>
        <DropdownMenu.Item icon={<CircleHelp />} asChild>
          <Link to="/ajuda">Ajuda{hasUnread && <Badge tone="info">Novidades</Badge>}</Link>
        </DropdownMenu.Item>
        <DropdownMenu.Item icon={<Keyboard />} onSelect={() => setTimeout(onHelp, 0)}>
          Ver atalhos do teclado
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
