import { type BulkResult, maximumSelectedOrders, type User } from '@malote/api-client'
import { Button, DataTable, DropdownMenu } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Tag from 'lucide-react/icons/tag'
import { Suspense, useState } from 'react'
import { DownloadMenu } from '../../components/download-menu.tsx'
import { formatCount } from '../../lib/format/formats.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { undoSteps } from '../orders/forms/bulk-undo.ts'
import { formatBulkResult } from '../orders/step-texts.ts'
import { viewerRole } from '../orders/viewer-role.ts'
import type { BulkAct, SelectedOrder } from './bulk-act.ts'
import { type BulkStep, getBulkSteps } from './bulk-steps.ts'
import { exportFile, exportSelected } from './order-list.queries.ts'
import { useBulkToast } from './use-bulk-toast.ts'

const BulkAssign = lazyNamed(() => import('./bulk-assign.tsx'), 'BulkAssign')
const loadDialog = () => import('./bulk-transition-dialog.tsx')
const BulkTransitionDialog = lazyNamed(loadDialog, 'BulkTransitionDialog')

/** The results of an action, one for each order. */
export interface BulkResults {
  label: string
  results: BulkResult[]
}

interface BulkActionsProps {
  orders: readonly SelectedOrder[]
  user: User
  /**
   * Called with the orders that the action did not reach, which stay selected, and with its results when any of them
   * failed. A notification reports those that succeeded, and offers to undo the act.
   */
  onDone: (remaining: string[], failed: BulkResults | undefined) => void
}

/** Actions on the selected orders: the transitions that at least one of them allows. */
export function BulkActions({ orders, user, onDone }: BulkActionsProps) {
  const [step, setStep] = useState<BulkStep>()
  const showDone = useBulkToast()
  const steps = getBulkSteps(orders, user).filter(({ requires }) => !requires.includes('justification'))
  const cancel = steps.find(({ to }) => to === 'canceled')
  const others = steps.filter((one) => one !== cancel)
  const orderNumbers = orders.map(({ orderNumber }) => orderNumber)
  // Drafts have no labels.
  const labelled = orders.filter(({ status }) => status !== 'draft').map(({ orderNumber }) => orderNumber)
  const tooMany = orders.length > maximumSelectedOrders

  const finish = (act: BulkAct, results: BulkResult[]) => {
    const rejected = results.filter(({ problem }) => problem !== null).map(({ orderNumber }) => orderNumber)
    const unfit = orderNumbers.filter((number) => !act.orderNumbers.includes(number))
    onDone([...unfit, ...rejected], rejected.length > 0 ? { label: act.label, results } : undefined)
    const done = orders.filter(
      ({ orderNumber }) => act.orderNumbers.includes(orderNumber) && !rejected.includes(orderNumber),
    )
    if (done.length > 0) showDone(act, done)
  }
  const companyIds = [...new Set(orders.map(({ company }) => company.id))]

  return (
    <DataTable.BulkActions>
      {others.length > 0 && (
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <Button tone="neutral" variant="outline" size="sm" icon={<ChevronDown />} onPointerEnter={loadDialog}>
              Mudar status
            </Button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content>
            {others.map((one) => (
              <DropdownMenu.Item key={`${one.label} ${one.to}`} onSelect={() => setTimeout(() => setStep(one), 0)}>
                {`${one.label} (${formatCount(one.orders.length)})`}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      )}
      {viewerRole(user) !== 'manager' && (
        <Suspense>
          <BulkAssign orders={orders} companyIds={companyIds} user={user} onDone={finish} />
        </Suspense>
      )}
      <DownloadMenu
        label="Exportar seleção"
        about={tooMany ? `As ${maximumSelectedOrders} primeiras ordens selecionadas` : 'Só as ordens selecionadas'}
        size="sm"
        {...exportFile}
        load={(format) => exportSelected(orderNumbers.slice(0, maximumSelectedOrders), format)}
      >
        <DropdownMenu.Item
          onSelect={async () =>
            (await import('./export-receipts.ts')).downloadSelectedReceipts(orders.slice(0, maximumSelectedOrders))
          }
        >
          Comprovantes em um PDF
        </DropdownMenu.Item>
      </DownloadMenu>
      {labelled.length > 0 && (
        <Button asChild tone="neutral" variant="outline" size="sm" icon={<Tag />}>
          {/* In a new tab, so that the selection stays. */}
          <Link
            to="/ordens-de-servico/etiquetas"
            search={{ numbers: labelled.slice(0, maximumSelectedOrders) }}
            target="_blank"
          >
            {labelled.length > maximumSelectedOrders
              ? `Imprimir as ${maximumSelectedOrders} primeiras etiquetas`
              : 'Imprimir etiquetas'}
          </Link>
        </Button>
      )}
      <Button
        tone="danger"
        variant="outline"
        size="sm"
        disabledReason={cancel ? undefined : 'Nenhuma das ordens marcadas pode ser cancelada.'}
        onPointerEnter={loadDialog}
        onClick={() => setStep(cancel)}
      >
        {orders.length === 1 ? 'Cancelar ordem' : 'Cancelar ordens'}
      </Button>
      {step && (
        <Suspense>
          <BulkTransitionDialog
            step={step}
            selectedCount={orders.length}
            companyIds={companyIds}
            user={user}
            onClose={() => setStep(undefined)}
            onDone={(results) => {
              setStep(undefined)
              finish(
                {
                  label: step.label,
                  orderNumbers: step.orders,
                  formatDone: (count) => formatBulkResult(count, step.from, step.to),
                  // The server undoes no step of a draft.
                  undo: step.from === 'draft' ? undefined : (done) => undoSteps(done.map((one) => one.orderNumber)),
                },
                results,
              )
            }}
          />
        </Suspense>
      )}
    </DataTable.BulkActions>
  )
}
