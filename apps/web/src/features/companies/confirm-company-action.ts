import type { Company } from '@malote/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { formatAmount, formatOrderCount } from '../../lib/format/formats.ts'
import { type ConfirmTexts, confirmAction } from '../../lib/forms/confirm-action.ts'
import { type CompanyAction, type CurrentCompany, companyQuery, useCompanyAction } from './companies.queries.ts'

/**
 * @returns a function that confirms and runs suspending, reactivating or deleting a company. One with orders can only be
 * suspended.
 */
export function useConfirmedCompanyAction() {
  const client = useQueryClient()
  const { mutateAsync } = useCompanyAction()
  return (requested: CompanyAction, company: Company) => {
    const toConfirmation = (detail?: CurrentCompany) => {
      const orders = detail?.counts?.orders ?? 0
      const isReplaced = requested === 'remove' && orders > 0
      const action = isReplaced ? 'suspend' : requested
      const isDone = isReplaced && company.status === 'suspended'
      const texts = getTexts(action, company)
      return {
        texts: isReplaced
          ? { ...texts, ...getReplacementTexts(company, orders, isDone ? undefined : texts.text) }
          : { ...texts, text: addConsequences(action, texts.text, detail) },
        tone: isDone || action === 'reactivate' ? ('primary' as const) : ('danger' as const),
        action: isDone ? undefined : () => mutateAsync({ action, company }),
      }
    }
    const loading = requested === 'remove' ? client.fetchQuery(companyQuery(company)).then(toConfirmation) : undefined
    void confirmAction(toConfirmation(), loading)
  }
}

/** The texts for a company with orders; `suspension` is undefined when it is suspended already. */
function getReplacementTexts({ name }: Company, orders: number, suspension: string | undefined): Partial<ConfirmTexts> {
  const title = `${name} não pode ser excluída`
  return suspension === undefined
    ? {
        title,
        text: `${hasOrders(orders)} e já está suspensa: não solicita entregas novas, e o histórico fica.`,
        confirm: 'Entendi',
        cancel: 'Voltar',
      }
    : { title, text: `${hasOrders(orders)}, e o histórico delas fica. Suspenda em vez de excluir. ${suspension}` }
}

const hasOrders = (count: number) => `Esta empresa tem ${formatOrderCount(count)}`

function addConsequences(action: CompanyAction, text: string, detail: CurrentCompany | undefined): string {
  if (action !== 'remove' || !detail?.counts) return text
  const { members, locations } = detail.counts
  const locationsText = formatAmount(locations, 'local salvo', 'locais salvos')
  const membersText = formatAmount(members, 'pessoa perde', 'pessoas perdem')
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
