import type { ErasureScope } from '@malote/api-client'
import { formatAmount, formatCount, formatList } from '../../lib/format/formats.ts'

/** What an erasure does to the account and the orders of a person. */
export function formatOrderScope({ account, total }: Pick<ErasureScope, 'account' | 'total'>): string {
  const orders =
    total === 0 ? 'Nenhuma ordem muda' : total === 1 ? 'Uma ordem muda' : `${formatCount(total)} ordens mudam`
  return account ? `${orders}, e a conta da pessoa é apagada.` : `${orders}.`
}

/** What else an erasure changes; undefined for nothing. An older server does not count it. */
export function formatOtherScope(scope: ErasureScope): string | undefined {
  const { locations = 0, imports = 0, importedRows = 0, messages = 0 } = scope as Partial<ErasureScope>
  const erased = [
    ...(importedRows > 0
      ? [`${formatAmount(importedRows, 'linha', 'linhas')} de ${formatAmount(imports, 'importação', 'importações')}`]
      : []),
    ...(messages > 0 ? [formatAmount(messages, 'mensagem recebida', 'mensagens recebidas')] : []),
  ]
  const sentences = [
    ...(locations > 0 ? [`${formatAmount(locations, 'local salvo perde', 'locais salvos perdem')} o contato.`] : []),
    ...(erased.length > 0 ? [`Apaga ${formatList(erased)}.`] : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : undefined
}
