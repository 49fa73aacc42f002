import { BarChart } from '../../components/bar-chart/bar-chart.tsx'

const reasons = [
  { label: 'Destinatário ausente', value: 41 },
  { label: 'Endereço não encontrado', value: 17 },
  { label: 'Recebimento recusado na portaria', value: 9 },
  { label: 'Estabelecimento fechado', value: 6 },
]

export const Horizontal = () => (
  <BarChart
    label="Tentativas sem sucesso por motivo, últimos 30 dias"
    categoryLabel="Motivo"
    valueLabel="Tentativas"
    direction="row"
    data={reasons}
    className="w-full"
  />
)

export const TruncatedNames = () => (
  <BarChart label="Gráfico" categoryLabel="Motivo" valueLabel="Tentativas" data={reasons} className="w-full" />
)
