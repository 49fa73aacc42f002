import { ServiceOrderStatus, serviceOrderStatusLabels } from '@malote/api-client'
import { CheckboxGroup } from '@malote/ui'
import { Controller, useFormContext } from 'react-hook-form'
import { settingLabels } from '../../../lib/forms/field-labels.ts'
import { formatList, type SettingsSection } from '../settings-section.ts'

interface Values {
  notifications: { statuses: ServiceOrderStatus[] }
}

const labels = settingLabels.notifications
/** Drafts are not notified, and requesters are not notified of their requests. */
const offered = ServiceOrderStatus.options.filter((status) => status !== 'draft' && status !== 'requested')

/** The statuses of which requesters are notified. */
export const notificationsSection: SettingsSection<Values> = {
  title: 'Avisos por e-mail',
  description: 'Para quem solicitou a ordem, quando outra pessoa muda o status.',
  parts: ['notifications'],
  labels,
  toFacts: ({ notifications }) => [
    [
      labels['notifications.statuses'],
      formatList(notifications.statuses.map((status) => serviceOrderStatusLabels[status])) || 'Nenhum aviso',
    ],
  ],
  toValues: ({ notifications }) => ({ notifications: { statuses: [...notifications.statuses] } }),
  toChanges: ({ notifications }, before) =>
    JSON.stringify(notifications) !== JSON.stringify(before.notifications) && { notifications },
  Fields: Statuses,
}

function Statuses() {
  const { control } = useFormContext<Values>()
  return (
    <Controller
      control={control}
      name="notifications.statuses"
      render={({ field: { value, onChange } }) => (
        <CheckboxGroup
          label={labels['notifications.statuses']}
          options={offered.map((status) => ({ value: status, label: serviceOrderStatusLabels[status] }))}
          value={value}
          onValueChange={onChange}
        />
      )}
    />
  )
}
