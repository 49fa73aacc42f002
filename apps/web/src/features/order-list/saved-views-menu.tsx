import { DropdownMenu, toast } from '@malote/ui'
import { useNavigate } from '@tanstack/react-router'
import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { Suspense, useState } from 'react'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { orderListDefaults, type ServiceOrdersSearch } from '../orders/order-list-search.ts'
import { type SavedView, useSavedViews } from './use-saved-views.ts'

const SaveViewDialog = lazyNamed(() => import('./save-view-dialog.tsx'), 'SaveViewDialog')

const blockedText = 'O navegador não deixou guardar: o armazenamento está bloqueado ou cheio.'

/** The built-in views. */
const given: { name: string; search: Partial<ServiceOrdersSearch> }[] = [
  { name: 'Atrasadas agora, as mais antigas primeiro', search: { late: true, sort: 'promisedAt' } },
  { name: 'Urgentes em aberto', search: { tab: 'open', priority: 'urgent', sort: '-priority' } },
  { name: 'Para coletar hoje', search: { tab: 'open', period: 'today', moment: 'scheduledFor', sort: 'scheduledFor' } },
]

/**
 * @returns the menu items of the built-in views, the user's own views and an action to save the current one; and the
 * dialog of that action, which stays when the menu closes.
 */
export function useSavedViewItems(search: ServiceOrdersSearch) {
  const navigate = useNavigate()
  const { views, save, remove, restore } = useSavedViews()
  const [naming, setNaming] = useState(false)
  const current = views.find((view) => sameView(view.search, search))

  const show = (view: Partial<ServiceOrdersSearch>) =>
    void navigate({ to: '/ordens-de-servico', search: { ...orderListDefaults, ...view, companyId: search.companyId } })
  const forget = (view: SavedView) => {
    remove(view.name)
    toast.success(`Visão “${view.name}” excluída.`, {
      action: { label: 'Desfazer', onClick: () => void restore(view) },
    })
  }

  const items = (
    <>
      <DropdownMenu.Label>Visões prontas</DropdownMenu.Label>
      {given.map((view) => (
        <DropdownMenu.Item key={view.name} onSelect={() => show({ visao: search.visao, ...view.search })}>
          {view.name}
        </DropdownMenu.Item>
      ))}
      {views.length > 0 && <DropdownMenu.Label>Minhas visões</DropdownMenu.Label>}
      {views.map((view) => (
        <DropdownMenu.Item key={view.name} onSelect={() => show(view.search)}>
          {view.name}
        </DropdownMenu.Item>
      ))}
      <DropdownMenu.Separator />
      {current ? (
        <DropdownMenu.Item tone="danger" icon={<Trash2 />} onSelect={() => forget(current)}>
          {`Excluir visão “${current.name}”`}
        </DropdownMenu.Item>
      ) : (
        <DropdownMenu.Item icon={<BookmarkPlus />} onSelect={() => setTimeout(() => setNaming(true), 0)}>
          Salvar esta visão
        </DropdownMenu.Item>
      )}
    </>
  )
  const dialog = naming && (
    <Suspense>
      <SaveViewDialog
        taken={views.map(({ name }) => name)}
        onSave={(name) => {
          const isStored = save(name, search)
          setNaming(false)
          if (isStored) toast.success(`Visão “${name}” salva neste navegador.`)
          else toast.error(`A visão “${name}” vale só até você sair desta página.`, { description: blockedText })
        }}
        onClose={() => setNaming(false)}
      />
    </Suspense>
  )
  return { items, dialog }
}

/** Whether two search parameters show the same list; page and company are not part of a view. */
function sameView(saved: ServiceOrdersSearch, search: ServiceOrdersSearch): boolean {
  const plain = ({ companyId: _company, page: _page, ...rest }: ServiceOrdersSearch) =>
    JSON.stringify(
      Object.entries(rest)
        .filter(([, value]) => value !== undefined)
        .sort(),
    )
  return plain(saved) === plain(search)
}
