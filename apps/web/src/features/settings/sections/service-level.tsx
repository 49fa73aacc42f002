import type { Settings } from '@malote/api-client'
import { brazilianTimeZones } from '../../../lib/format/brazilian-time-zones.ts'
import { formatCount } from '../../../lib/format/formats.ts'
import { getChangedFields } from '../../../lib/forms/changed-fields.ts'
import { settingLabels } from '../../../lib/forms/field-labels.ts'
import { SettingChoice, SettingNumber } from '../setting-fields.tsx'
import type { SettingsSection } from '../settings-section.ts'

type Values = Pick<Settings, 'timeZone' | 'slaHours' | 'maximumAttempts' | 'cancelGraceMinutes'>

const labels = settingLabels.serviceLevel
const hours = (count: number) => (count === 1 ? '1 hora' : `${formatCount(count)} horas`)

/** The promised delivery times, and how long a cancellation is free. */
export const serviceLevelSection: SettingsSection<Values> = {
  title: 'Prazos, tentativas e cancelamento',
  description: 'Padrão para empresas sem condição própria.',
  parts: ['timeZone', 'slaHours', 'maximumAttempts', 'cancelGraceMinutes'],
  labels,
  toFacts: ({ timeZone, slaHours, maximumAttempts, cancelGraceMinutes }) => [
    [labels.timeZone, brazilianTimeZones.find(({ value }) => value === timeZone)?.label ?? timeZone],
    [labels['slaHours.normal'], hours(slaHours.normal)],
    [labels['slaHours.urgent'], hours(slaHours.urgent)],
    [labels.maximumAttempts, formatCount(maximumAttempts)],
    [labels.cancelGraceMinutes, `${formatCount(cancelGraceMinutes)} min depois do aceite`],
  ],
  toValues: ({ timeZone, slaHours, maximumAttempts, cancelGraceMinutes }) => ({
    timeZone,
    slaHours,
    maximumAttempts,
    cancelGraceMinutes,
  }),
  toChanges: ({ slaHours, ...values }, before) => {
    const hoursChanged = getChangedFields(slaHours, before.slaHours)
    const { slaHours: _hours, ...others } = before
    return {
      ...getChangedFields(values, others),
      ...(Object.keys(hoursChanged).length > 0 && { slaHours: hoursChanged }),
    }
  },
  Fields: () => (
    <div className="grid gap-4 md:grid-cols-2">
      <SettingNumber
        name="slaHours.normal"
        label={labels['slaHours.normal']}
        help="Da solicitação à entrega, em horas de funcionamento."
        unit="horas"
        min={1}
        max={720}
      />
      <SettingNumber
        name="slaHours.urgent"
        label={labels['slaHours.urgent']}
        help="O mesmo, para ordens urgentes."
        unit="horas"
        min={1}
        max={720}
      />
      <SettingNumber
        name="maximumAttempts"
        label={labels.maximumAttempts}
        help="Quantas vezes se tenta antes da devolução."
        min={1}
        max={20}
      />
      <SettingNumber
        name="cancelGraceMinutes"
        label={labels.cancelGraceMinutes}
        help="Depois do aceite, em que o operador ainda cancela."
        unit="min"
        min={0}
        max={1440}
      />
      <SettingChoice
        name="timeZone"
        label={labels.timeZone}
        help="Dele são os dias das contas e dos horários."
        options={brazilianTimeZones}
      />
    </div>
  ),
}
