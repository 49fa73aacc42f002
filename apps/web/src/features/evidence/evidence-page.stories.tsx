import { Evidence } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import * as z from 'zod/mini'
import { EvidencePage } from './evidence-page.tsx'

const example = z.parse(Evidence, examples['evidenceLinks.get']?.response)
/** A story has no server that sends files. */
const evidence: Evidence = { ...example, stops: example.stops.map((stop) => ({ ...stop, files: [] })) }
const [stop] = evidence.stops

/** The page is opened on phones. It has no color that the components lack: no snapshot in the dark theme. */
const phoneModes = {
  'claro 1280': { disable: true },
  'escuro 1280': { disable: true },
  'claro 375': { disable: false },
}

const meta = {
  title: 'Telas/Provas de uma entrega',
  component: EvidencePage,
  parameters: { layout: 'fullscreen', chromatic: { modes: phoneModes } },
  globals: { viewport: { value: 'telefone' } },
  args: { view: { status: 200, evidence }, base: '/v1/public/evidence/Qm7dVb0x1S2mUe9V-4bTnA' },
} satisfies Meta<typeof EvidencePage>
export default meta
type Story = StoryObj<typeof meta>

export const Valid: Story = {}
export const Undone: Story = {
  args: {
    view: {
      status: 200,
      evidence: {
        ...evidence,
        verification: {
          ...evidence.verification,
          holds: false,
          checks: [
            {
              check: 'history',
              result: 'failed',
              text: 'A entrega deste comprovante foi desfeita em 20/11/2026 10:02.',
            },
          ],
        },
      },
    },
  },
}
/** Two deliveries, of which one failed and has no picture. */
export const FailedDelivery: Story = {
  args: {
    view: {
      status: 200,
      evidence: {
        ...evidence,
        recipient: null,
        externalRef: null,
        stops: [
          ...evidence.stops,
          ...(stop
            ? [
                {
                  ...stop,
                  position: 2,
                  facts: [
                    'A entrega não foi feita. Motivo registrado: Destinatário ausente.',
                    'Não há foto nem assinatura desta entrega.',
                  ],
                },
              ]
            : []),
        ],
      },
    },
  },
}
export const Ended: Story = {
  args: { view: { status: 410, reason: 'Este link foi encerrado. Peça um novo a quem o enviou.' } },
}
export const UnknownLink: Story = { args: { view: { status: 404 } } }
export const Unavailable: Story = { args: { view: { status: 503 } } }
