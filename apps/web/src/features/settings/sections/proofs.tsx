import { type ProofKind, proofKindLabels } from '@malote/api-client'
import { Stack } from '@malote/ui'
import { changed } from '../../../app/changed'
import { settingLabels } from '../../../app/field-labels'
import { SettingProof } from '../setting-fields'
import type { SettingsSection } from '../settings-section'

interface Values {
  proofs: { pickup: string; dropoff: string }
}

const labels = settingLabels.proofs
const words = (kind: ProofKind | null) => (kind ? proofKindLabels[kind] : 'Nenhuma')

/** What stops ask for where nothing else was said. */
export const proofsSection: SettingsSection<Values> = {
  title: 'Comprovação',
  description: 'O que cada parada pede quando nem a ordem nem a empresa dizem outra coisa.',
  parts: ['proofs'],
  labels,
  factsOf: ({ proofs }) => [
    [labels['proofs.pickup'], words(proofs.pickup)],
    [labels['proofs.dropoff'], words(proofs.dropoff)],
  ],
  valuesOf: ({ proofs }) => ({ proofs: { pickup: proofs.pickup ?? '', dropoff: proofs.dropoff ?? '' } }),
  toChanges: ({ proofs }, before) => {
    const parts = Object.entries(changed(proofs, before.proofs))
    return parts.length > 0 && { proofs: Object.fromEntries(parts.map(([stop, kind]) => [stop, kind || null])) }
  },
  Fields: () => (
    <Stack gap="md">
      <SettingProof name="proofs.pickup" label={labels['proofs.pickup']} />
      <SettingProof name="proofs.dropoff" label={labels['proofs.dropoff']} />
    </Stack>
  ),
}
