import type { ReasonKind } from '@malote/api-client'
import { Stack } from '@malote/ui'
import { settingLabels } from '../../../lib/forms/field-labels.ts'
import { SettingLines, SettingSwitch } from '../setting-fields.tsx'
import { formatList, type SettingsSection } from '../settings-section.ts'

interface Values {
  reasons: Record<Kind, string> & { othersAllowed: boolean }
}

const kinds = ['failure', 'cancellation', 'hold', 'return', 'requeue'] as const satisfies ReasonKind[]
type Kind = (typeof kinds)[number]

const labels = settingLabels.reasons
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The selectable reasons. */
export const reasonsSection: SettingsSection<Values> = {
  title: 'Motivos',
  description: 'O que se escolhe quando uma ordem falha, é cancelada, espera, volta ou é devolvida à fila.',
  parts: ['reasons'],
  labels,
  toFacts: ({ reasons }) => [
    ...kinds.map((kind) => [labels[`reasons.${kind}`], formatList(reasons[kind]) || 'Nenhum cadastrado'] as const),
    [labels['reasons.othersAllowed'], reasons.othersAllowed ? 'Também se escreve outro motivo' : 'Somente os da lista'],
  ],
  toValues: ({ reasons }) => ({
    reasons: {
      failure: reasons.failure.join('\n'),
      cancellation: reasons.cancellation.join('\n'),
      hold: reasons.hold.join('\n'),
      return: reasons.return.join('\n'),
      requeue: reasons.requeue.join('\n'),
      othersAllowed: reasons.othersAllowed,
    },
  }),
  toChanges: ({ reasons }, before) => {
    const lists = kinds.filter((kind) => reasons[kind] !== before.reasons[kind])
    const changes = {
      ...Object.fromEntries(lists.map((kind) => [kind, linesOf(reasons[kind])])),
      ...(reasons.othersAllowed !== before.reasons.othersAllowed && { othersAllowed: reasons.othersAllowed }),
    }
    return Object.keys(changes).length > 0 && { reasons: changes }
  },
  Fields: () => (
    <Stack gap="md">
      {kinds.map((kind) => (
        <SettingLines
          key={kind}
          name={`reasons.${kind}`}
          label={labels[`reasons.${kind}`]}
          help="Um por linha, até 50."
        />
      ))}
      <SettingSwitch name="reasons.othersAllowed" label="Aceitar também um motivo escrito na hora" />
    </Stack>
  ),
}
