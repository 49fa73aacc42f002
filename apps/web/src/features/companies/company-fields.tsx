import type { Settings } from '@malote/api-client'
import { Section, Stack, Switch } from '@malote/ui'
import { useWatch } from 'react-hook-form'
import { brazilianTimeZones } from '../../lib/format/brazilian-time-zones.ts'
import { formatAmount, formatCount } from '../../lib/format/formats.ts'
import { formatProofs, proofOptions } from '../../lib/format/proof-choice.ts'
import { bindNative } from '../../lib/forms/bind-field.tsx'
import { BoundSelect, BoundTextField } from '../../lib/forms/bound-fields.ts'
import { BoundMaskedField } from '../../lib/forms/bound-masked-field.ts'
import { BoundNumberField } from '../../lib/forms/bound-number-fields.ts'
import { companyLabels } from '../../lib/forms/field-labels.ts'
import type { CompanyValues } from './company-form.ts'

const BoundSwitch = bindNative(Switch)

type PolicyPath = Extract<keyof typeof companyLabels, `policy.${string}`>
type ProofPath = 'policy.pickupProofs' | 'policy.dropoffProofs' | 'policy.returnProofs'
type NumberPath = Exclude<PolicyPath, ProofPath | 'policy.timeZone' | 'policy.recipientMessages'>

/** The data of a company and its agreement. Empty fields use the defaults of the settings. */
export function CompanyFields({ settings }: { settings: Settings | undefined }) {
  return (
    <Stack gap="lg">
      <Stack gap="md">
        <BoundTextField<CompanyValues>
          name="name"
          label={companyLabels.name}
          required
          maxLength={120}
          autoComplete="off"
        />
        <BoundMaskedField<CompanyValues>
          name="cnpj"
          kind="cnpj"
          label={companyLabels.cnpj}
          optional
          autoComplete="off"
          placeholder="12.ABC.345/01DE-35"
        />
      </Stack>
      <Section title="Condições da empresa" level={3} description="Em branco, usa o padrão.">
        <div className="grid gap-4 md:grid-cols-2">
          <PolicyNumber
            path="policy.slaNormalHours"
            unit="horas"
            max={720}
            otherwise={settings && hours(settings.slaHours.normal)}
          />
          <PolicyNumber
            path="policy.slaUrgentHours"
            unit="horas"
            max={720}
            otherwise={settings && hours(settings.slaHours.urgent)}
          />
          <PolicyNumber
            path="policy.cancelGraceMinutes"
            unit="min"
            min={0}
            max={1440}
            otherwise={settings && `${settings.cancelGraceMinutes} min após o aceite`}
          />
          <PolicyNumber
            path="policy.maximumAttempts"
            max={20}
            otherwise={settings && formatCount(settings.maximumAttempts)}
          />
          <PolicyNumber path="policy.maximumDropoffs" max={20} otherwise="até 20" />
          <PolicyNumber path="policy.dailyOrders" max={100_000} otherwise="sem limite" />
          <PolicyProofs path="policy.pickupProofs" otherwise={settings && formatProofs(settings.proofs.pickupProofs)} />
          <PolicyProofs
            path="policy.dropoffProofs"
            otherwise={settings && formatProofs(settings.proofs.dropoffProofs)}
          />
          <PolicyProofs path="policy.returnProofs" otherwise={settings && formatProofs(settings.proofs.returnProofs)} />
          <PolicyZone otherwise={settings?.timeZone} />
        </div>
        <BoundSwitch<CompanyValues>
          name="policy.recipientMessages"
          label={companyLabels['policy.recipientMessages']}
          help="Quem recebe as entregas desta empresa é avisado por e-mail e por mensagem."
        />
      </Section>
    </Stack>
  )
}

const hours = (count: number) => formatAmount(count, 'hora', 'horas')
const formatDefault = (value: string | undefined) =>
  value ? `Como nas configurações: ${value}` : 'Como nas configurações'
const inSettings = (words: string | undefined) => words && `Em branco: ${words}.`

interface PolicyNumberProps {
  path: NumberPath
  unit?: string
  min?: number
  max: number
  /** The default that applies while the field is empty. */
  otherwise: string | undefined
}

const PolicyNumber = ({ path, otherwise, min = 1, ...limits }: PolicyNumberProps) => (
  <BoundNumberField<CompanyValues>
    name={path}
    label={companyLabels[path]}
    help={inSettings(otherwise)}
    min={min}
    {...limits}
    hideSteppers
  />
)

const PolicyProofs = ({ path, otherwise }: { path: ProofPath; otherwise: string | undefined }) => (
  <BoundSelect<CompanyValues>
    name={path}
    label={companyLabels[path]}
    options={[{ value: '', label: formatDefault(otherwise) }, ...proofOptions]}
  />
)

function PolicyZone({ otherwise }: { otherwise: string | undefined }) {
  const value = useWatch<CompanyValues, 'policy.timeZone'>({ name: 'policy.timeZone' })
  const getLabel = (zone: string) => brazilianTimeZones.find(({ value }) => value === zone)?.label ?? zone
  return (
    <BoundSelect<CompanyValues>
      name="policy.timeZone"
      label={companyLabels['policy.timeZone']}
      options={[
        { value: '', label: formatDefault(otherwise && getLabel(otherwise)) },
        ...brazilianTimeZones,
        // A time zone outside Brazil, set by the API.
        ...(value && !brazilianTimeZones.some((zone) => zone.value === value) ? [{ value, label: value }] : []),
      ]}
      className="md:col-span-2"
    />
  )
}
