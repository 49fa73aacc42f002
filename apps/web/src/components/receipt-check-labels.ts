import { createLabels, type ReceiptCheckName, type ReceiptVerification } from '@malote/api-client'

/** The names of the checks. */
export const checkLabels = createLabels<ReceiptCheckName>({
  key: 'Chave',
  signature: 'Assinatura',
  issued: 'Emissão',
  events: 'Histórico',
  details: 'Nomes e endereços',
  history: 'Histórico guardado',
  files: 'Fotos e assinaturas',
})

/** The words of a result. */
export const resultLabels = createLabels<ReceiptVerification['checks'][number]['result']>({
  passed: 'Confere',
  failed: 'Não confere',
  skipped: 'Não comparado',
})

/** @returns a moment with seconds in the time of Brasília, which the page names: `20/11/2026 14:32:08`. */
export const formatMoment = (at: string): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'America/Sao_Paulo' })
    .format(new Date(at))
    .replace(',', '')
