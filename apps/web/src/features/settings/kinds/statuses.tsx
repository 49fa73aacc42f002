import { ServiceOrderStatus, type Setting, serviceOrderStatusLabels } from '@malote/api-client'
import { CheckboxGroup } from '@malote/ui'
import { Controller, useFormContext } from 'react-hook-form'
import { formatList, type SettingKindView } from '../setting-kind.ts'

/** Drafts are not notified, and requesters are not notified of their requests. */
const offered = ServiceOrderStatus.options.filter((status) => status !== 'draft' && status !== 'requested')

/** The statuses of which requesters are notified. */
export const statusesKind: SettingKindView<readonly ServiceOrderStatus[]> = {
  toFacts: (statuses) => formatList(statuses.map((status) => serviceOrderStatusLabels[status])) || 'Nenhum aviso',
  Control: Statuses,
}

function Statuses({ name, setting: { label } }: { name: string; setting: Setting }) {
  const { control } = useFormContext()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <CheckboxGroup
          label={label}
          options={offered.map((status) => ({ value: status, label: serviceOrderStatusLabels[status] }))}
          value={value}
          onValueChange={onChange}
        />
      )}
    />
  )
}
