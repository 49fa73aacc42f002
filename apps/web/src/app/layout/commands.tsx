import { type Role, serviceOrderStatusLabels, serviceOrders } from '@malote/api-client'
import { type CommandItem, CommandPalette } from '@malote/ui'
import { useNavigate } from '@tanstack/react-router'
import FileUp from 'lucide-react/icons/file-up'
import Keyboard from 'lucide-react/icons/keyboard'
import LogOut from 'lucide-react/icons/log-out'
import Moon from 'lucide-react/icons/moon'
import Package from 'lucide-react/icons/package'
import Plus from 'lucide-react/icons/plus'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Sun from 'lucide-react/icons/sun'
import SunMoon from 'lucide-react/icons/sun-moon'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import * as z from 'zod/mini'
import { isSearchTooShort } from '../../features/orders/index.ts'
import { api } from '../../lib/http/api.ts'
import { readJson, writeJson } from '../../lib/storage/storage.ts'
import { storageKeys } from '../../lib/storage/storage-keys.ts'
import { applyTheme } from '../../lib/storage/theme.ts'
import { getMenu } from './menu.ts'
import { navigationLetters } from './shortcuts.ts'

/** How many recent commands the palette lists first. */
const mostRecent = 4
const Recent = z.catch(z.array(z.string()), [])

interface CommandsProps {
  role: Role
  companyId: string | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  onHelp: () => void
}

/** The command palette: every screen and action, and any order by number, reference, recipient or address. */
export function Commands({ role, companyId, open, onOpenChange, onHelp }: CommandsProps) {
  const navigate = useNavigate()
  const [recent, setRecent] = useState(() => z.parse(Recent, readJson(storageKeys.recentCommands)))
  const remembered = (item: CommandItem): CommandItem => ({
    ...item,
    onSelect: () => {
      const next = [item.id, ...recent.filter((id) => id !== item.id)].slice(0, mostRecent)
      setRecent(next)
      writeJson(storageKeys.recentCommands, next)
      item.onSelect?.()
    },
  })

  const items: CommandItem[] = [
    ...getMenu(role).map(({ to, label, icon: Icon }) => ({
      id: to,
      label,
      icon: <Icon />,
      group: 'Ir para',
      shortcut: `g ${navigationLetters[to]}`,
      onSelect: () => void navigate({ to }),
    })),
    {
      id: 'new-order',
      label: 'Solicitar entrega',
      icon: <Plus />,
      group: 'Ações',
      shortcut: 'n',
      keywords: ['nova ordem', 'criar ordem de serviço', 'pedido'],
      onSelect: () => void navigate({ to: '/ordens-de-servico/criar' }),
    },
    {
      id: 'profile',
      label: 'Meu perfil',
      icon: <UserRound />,
      group: 'Ir para',
      keywords: ['senha', 'aparelhos', 'sessões', 'avisos', 'telefone'],
      onSelect: () => void navigate({ to: '/perfil' }),
    },
    {
      id: 'occurrences',
      label: 'Ocorrências',
      icon: <TriangleAlert />,
      group: 'Ir para',
      keywords: ['avaria', 'extravio', 'recusa', 'problema'],
      onSelect: () => void navigate({ to: '/ocorrencias' }),
    },
    {
      id: 'my-data',
      label: 'Meus dados',
      icon: <ShieldCheck />,
      group: 'Ir para',
      keywords: ['lgpd', 'privacidade', 'baixar', 'excluir'],
      onSelect: () => void navigate({ to: '/meus-dados' }),
    },
    {
      id: 'import-orders',
      label: 'Importar ordens',
      icon: <FileUp />,
      group: 'Ações',
      keywords: ['planilha', 'excel', 'libreoffice', 'csv', 'xlsx', 'ods', 'várias entregas'],
      onSelect: () => void navigate({ to: '/ordens-de-servico/importar' }),
    },
    {
      id: 'shortcuts',
      label: 'Ver atalhos do teclado',
      icon: <Keyboard />,
      group: 'Ações',
      shortcut: '?',
      keywords: ['teclas', 'ajuda'],
      onSelect: onHelp,
    },
    {
      id: 'theme',
      label: 'Mudar tema',
      icon: <SunMoon />,
      group: 'Ações',
      keywords: ['claro', 'escuro', 'aparência'],
      page: {
        placeholder: 'Tema',
        items: [
          { id: 'theme-light', label: 'Claro', icon: <Sun />, onSelect: () => applyTheme('light') },
          { id: 'theme-dark', label: 'Escuro', icon: <Moon />, onSelect: () => applyTheme('dark') },
          { id: 'theme-system', label: 'Como o sistema', icon: <SunMoon />, onSelect: () => applyTheme('system') },
        ],
      },
    },
    {
      id: 'sign-out',
      label: 'Sair',
      icon: <LogOut />,
      group: 'Ações',
      keywords: ['encerrar sessão', 'logout'],
      onSelect: () => void navigate({ to: '/sair' }),
    },
  ]

  const findOrders = async (search: string, { signal }: { signal: AbortSignal }): Promise<CommandItem[]> => {
    // The API rejects a shorter search in all companies.
    if (isSearchTooShort({ role }, { search, companyId })) return []
    const { data } = await api(serviceOrders.list, { query: { search, companyId, limit: 6 } }, { signal })
    return data.map(({ orderNumber, status, company, dropoff }) => ({
      id: orderNumber,
      label: orderNumber,
      description: [serviceOrderStatusLabels[status], dropoff.contactName, company.name].filter(Boolean).join(' · '),
      icon: <Package />,
      group: 'Ordens',
      onSelect: () => void navigate({ to: '/ordens-de-servico/$orderNumber', params: { orderNumber } }),
    }))
  }

  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      placeholder="Ir para uma tela, achar uma ordem, fazer algo…"
      items={items.map((item) => (item.page || item.id === 'sign-out' ? item : remembered(item)))}
      recent={recent}
      onSearch={findOrders}
    />
  )
}
