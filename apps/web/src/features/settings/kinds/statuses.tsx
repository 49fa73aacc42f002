import { ServiceOrderStatus, type Setting, serviceOrderStatusLabels } from '@malote/api-client'
import { CheckboxGroup } from '@malote/ui'
import { formatList } from '../../../lib/format/formats.ts'
import { bindValue } from '../../../lib/forms/bind-field.tsx'
import type { SettingKindView } from '../setting-kind.ts'

const BoundCheckboxGroup = bindValue(CheckboxGroup)

/** Drafts are not notified, and requesters are not notified of their requests. */
const offered = ServiceOrderStatus.options.filter((status) => status !== 'draft' && status !== 'requested')

/** The statuses of which requesters are notified. */
export const statusesKind: SettingKindView<readonly ServiceOrderStatus[]> = {
  toFacts: (statuses) => formatList(statuses.map((status) => serviceOrderStatusLabels[status])) || 'Nenhum aviso',
  Control: ({ name, setting: { label } }: { name: string; setting: Setting }) => (
    <BoundCheckboxGroup
      name={name}
      label={label}
      options={offered.map((status) => ({ value: status, label: serviceOrderStatusLabels[status] }))}
    />
  ),
}
