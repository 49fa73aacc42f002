import type { Settings } from '@malote/api-client'
import { Stack } from '@malote/ui'
import { formatProofs, parseProofOption, toProofOption } from '../../../lib/format/proof-choice.ts'
import { getChangedFields } from '../../../lib/forms/changed-fields.ts'
import { settingLabels } from '../../../lib/forms/field-labels.ts'
import { SettingProofs } from '../setting-fields.tsx'
import type { SettingsSection } from '../settings-section.ts'

const stops = ['pickupProofs', 'dropoffProofs', 'returnProofs'] as const
type Stop = (typeof stops)[number]

interface Values {
  proofs: Record<Stop, string>
}

const labels = settingLabels.proofs
const toValues = ({ proofs }: Settings): Values => ({
  proofs: {
    pickupProofs: toProofOption(proofs.pickupProofs),
    dropoffProofs: toProofOption(proofs.dropoffProofs),
    returnProofs: toProofOption(proofs.returnProofs),
  },
})

/** The default proofs of stops. */
export const proofsSection: SettingsSection<Values> = {
  title: 'Comprovação',
  description: 'O que cada parada pede quando nem a ordem nem a empresa dizem outra coisa.',
  parts: ['proofs'],
  labels,
  toFacts: ({ proofs }) => stops.map((stop) => [labels[`proofs.${stop}`], formatProofs(proofs[stop])] as const),
  toValues,
  toChanges: ({ proofs }, before) => {
    const parts = Object.entries(getChangedFields(proofs, before.proofs))
    return (
      parts.length > 0 && {
        proofs: Object.fromEntries(parts.map(([stop, choice]) => [stop, parseProofOption(choice ?? '') ?? []])),
      }
    )
  },
  Fields: () => (
    <Stack gap="md">
      {stops.map((stop) => (
        <SettingProofs key={stop} name={`proofs.${stop}`} label={labels[`proofs.${stop}`]} />
      ))}
    </Stack>
  ),
}
