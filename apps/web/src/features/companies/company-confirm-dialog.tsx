import type { Company } from '@malote/api-client'
import { ConfirmDialog } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { ConfirmMutationDialog, type ConfirmTexts } from '../../components/confirm-mutation-dialog.tsx'
import { formatCount, formatOrderCount } from '../../lib/format/formats.ts'
import { type CompanyAction, type CurrentCompany, companyQuery, useCompanyAction } from './companies.queries.ts'

interface CompanyConfirmDialogProps {
  action: CompanyAction
  company: Company
  onClose: () => void
}

/** Confirms suspending, reactivating or deleting a company; one with orders can only be suspended. */
export function CompanyConfirmDialog({ action: wanted, company, onClose }: CompanyConfirmDialogProps) {
  const detail = useQuery({ ...companyQuery(company), enabled: wanted === 'remove' })
  const mutation = useCompanyAction(company)
  const orders = detail.data?.counts?.orders ?? 0
  const suspended = company.status === 'suspended'
  const action: CompanyAction = wanted === 'remove' && orders > 0 ? 'suspend' : wanted
  const texts = getTexts(action, company)
  const isReplaced = action !== wanted

  if (isReplaced && suspended) {
    return (
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={`${company.name} não pode ser excluída`}
        confirmLabel="Entendi"
        cancelLabel="Voltar"
        onConfirm={onClose}
      >
        {`${hasOrders(orders)} e já está suspensa: não solicita entregas novas, e o histórico fica.`}
      </ConfirmDialog>
    )
  }
  return (
    <ConfirmMutationDialog
      texts={{
        ...texts,
        ...(isReplaced
          ? {
              title: `${company.name} não pode ser excluída`,
              text: `${hasOrders(orders)}, e o histórico delas fica. Suspenda em vez de excluir. ${texts.text}`,
            }
          : { text: removal(action, texts.text, detail.data) }),
      }}
      tone={action === 'reactivate' ? 'primary' : 'danger'}
      mutation={mutation}
      input={action}
      waiting={detail.isLoading}
      onClose={onClose}
    />
  )
}

const hasOrders = (count: number) => `Esta empresa tem ${formatOrderCount(count)}`

function removal(action: CompanyAction, text: string, detail: CurrentCompany | undefined): string {
  if (action !== 'remove' || !detail?.counts) return text
  const { members, locations } = detail.counts
  const locationsText = locations === 1 ? '1 local salvo' : `${formatCount(locations)} locais salvos`
  const membersText = members === 1 ? '1 pessoa perde' : `${formatCount(members)} pessoas perdem`
  return `${text} Com ela vão ${locationsText}, e ${membersText} o acesso a ela.`
}

function getTexts(action: CompanyAction, { name }: Company): ConfirmTexts {
  switch (action) {
    case 'suspend':
      return {
        title: `Suspender ${name}?`,
        text: 'Ela deixa de solicitar entregas novas. As que estão em curso seguem, e você pode reativar depois.',
        confirm: 'Suspender empresa',
        cancel: 'Manter como está',
        done: `${name} está suspensa.`,
        failed: `Não foi possível suspender ${name}.`,
      }
    case 'reactivate':
      return {
        title: `Reativar ${name}?`,
        text: 'Ela volta a solicitar entregas.',
        confirm: 'Reativar empresa',
        cancel: 'Manter suspensa',
        done: `${name} volta a solicitar entregas.`,
        failed: `Não foi possível reativar ${name}.`,
      }
    case 'remove':
      return {
        title: `Excluir ${name}?`,
        text: 'Não dá para desfazer.',
        confirm: 'Excluir empresa',
        cancel: 'Manter empresa',
        done: `${name} foi excluída.`,
        failed: `Não foi possível excluir ${name}.`,
      }
  }
}
