import type { ReceiptView } from '@malote/api-client'
import type { StatusHeroProps } from '@malote/ui/delivery'
import { publicFailures } from '../../components/public-failures.ts'

/** The main message of the page. */
export interface ReceiptSummary {
  title: string
  text: string
  tone: NonNullable<StatusHeroProps['tone']>
}

const unavailable: Record<Exclude<ReceiptView['status'], 200>, ReceiptSummary> = {
  400: {
    title: 'Este arquivo não é um comprovante',
    text: 'Envie o arquivo JSON, como foi baixado da ordem ou anexado ao PDF.',
    tone: 'stopped',
  },
  404: {
    title: 'Não encontramos este comprovante',
    text: 'Confira o endereço com quem o enviou, ou envie o arquivo do comprovante.',
    tone: 'stopped',
  },
  413: { title: 'O arquivo é grande demais', text: 'Envie arquivos de até 10 MB, no máximo 11.', tone: 'stopped' },
  ...publicFailures,
}

/** @returns the main message of the page. */
export function getReceiptSummary(view: ReceiptView): ReceiptSummary {
  if (view.status !== 200) return unavailable[view.status]
  const { verification, uploaded } = view
  if (!verification) {
    return {
      title: 'Conferir um comprovante',
      text: 'Envie o arquivo de um comprovante de entrega para saber se ele é verdadeiro.',
      tone: 'progress',
    }
  }
  if (verification.holds) {
    const text = uploaded
      ? 'O arquivo é como foi emitido: a assinatura confere e nada foi alterado.'
      : 'A assinatura confere, e o que está guardado é o que foi assinado. Compare com o seu documento.'
    return { title: 'Comprovante válido', text, tone: 'done' }
  }
  return {
    title: 'Comprovante não confere',
    text: 'Não confie neste documento: veja abaixo o que não confere e fale com quem fez a entrega.',
    tone: 'stopped',
  }
}
