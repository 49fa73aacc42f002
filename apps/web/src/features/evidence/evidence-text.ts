import { type EvidenceView, serviceOrderStatusLabels } from '@malote/api-client'
import type { StatusHeroProps } from '@malote/ui/delivery'
import { publicFailures } from '../../components/public-failures.ts'

/** The main message of the page. */
export interface EvidenceSummary {
  title: string
  text: string
  tone: NonNullable<StatusHeroProps['tone']>
}

const unavailable: Record<Exclude<EvidenceView['status'], 200>, EvidenceSummary> = {
  404: {
    title: 'Não encontramos estas provas',
    text: 'Confira o endereço com quem enviou o link.',
    tone: 'stopped',
  },
  410: { title: 'Este link não vale mais', text: 'Peça um novo a quem o enviou.', tone: 'stopped' },
  ...publicFailures,
}

/** @returns the main message of the page. */
export function getEvidenceSummary(view: EvidenceView): EvidenceSummary {
  if (view.status !== 200) {
    const summary = unavailable[view.status]
    return { ...summary, text: view.reason ?? summary.text }
  }
  const { orderNumber, verification } = view.evidence
  const title = `Provas da ordem ${orderNumber}`
  const failed = verification.checks.find(({ result }) => result === 'failed')
  if (failed) return { title, text: `Atenção: ${failed.text}`, tone: 'stopped' }
  const status = verification.statement && serviceOrderStatusLabels[verification.statement.status]
  return {
    title,
    text: `${status}. O comprovante assinado confere com o que está guardado agora.`,
    tone: 'done',
  }
}
