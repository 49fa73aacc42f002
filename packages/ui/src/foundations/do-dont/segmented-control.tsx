import { SegmentedControl } from '../../components/segmented-control/segmented-control.tsx'

export const SameLength = () => (
  <SegmentedControl
    label="Período"
    defaultValue="week"
    options={[
      { value: 'day', label: 'Hoje' },
      { value: 'week', label: '7 dias' },
      { value: 'month', label: '30 dias' },
    ]}
  />
)

export const ActionAsSegment = () => (
  <SegmentedControl
    label="Período"
    defaultValue="week"
    options={[
      { value: 'day', label: 'Hoje' },
      { value: 'week', label: 'Os últimos 7 dias corridos' },
      { value: 'export', label: 'Exportar' },
    ]}
  />
)
