import { LineChart } from '../../components/line-chart/line-chart.tsx'

const categories = ['16/11', '17/11', '18/11', '19/11', '20/11']

export const Gap = () => (
  <LineChart
    label="Ordens por dia"
    categoryLabel="Dia"
    categories={categories}
    series={[{ label: 'Ordens', values: [32, 41, null, 45, 38] }]}
    className="w-full"
  />
)

export const UnknownAsZero = () => (
  <LineChart
    label="Ordens por dia"
    categoryLabel="Dia"
    categories={categories}
    series={[{ label: 'Ordens', values: [32, 41, 0, 45, 38] }]}
    className="w-full"
  />
)

const share = { label: 'No prazo', values: [97, 96, 97, 95, 94] }

export const FromZero = () => (
  <LineChart
    label="Entregas no prazo, em %"
    categoryLabel="Dia"
    categories={categories}
    series={[share]}
    className="w-full"
  />
)

export const Exaggerated = () => (
  <LineChart
    label="Entregas no prazo, em %"
    categoryLabel="Dia"
    categories={categories}
    series={[share]}
    fromZero={false}
    className="w-full"
  />
)
