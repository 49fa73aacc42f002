import { StackedBarChart } from '../../components/stacked-bar-chart/stacked-bar-chart.tsx'

const categories = ['16/11', '17/11', '18/11', '19/11']
const label = 'Ordens por dia e situação'

export const ToneWithMeaning = () => (
  <StackedBarChart
    label={label}
    categoryLabel="Dia"
    categories={categories}
    series={[
      { label: 'No prazo', values: [32, 41, 38, 45], tone: 'success' },
      { label: 'Atrasadas', values: [2, 0, 5, 1], tone: 'danger' },
    ]}
    className="w-full"
  />
)

const companies = ['Padaria', 'Clínica', 'Ótica', 'Livraria', 'Mercado', 'Farmácia', 'Gráfica', 'Floricultura']

export const TooManySeries = () => (
  <StackedBarChart
    label={label}
    categoryLabel="Dia"
    categories={categories}
    series={companies.map((company, index) => ({
      label: company,
      values: categories.map((_, day) => 3 + ((index * 5 + day * 3) % 7)),
    }))}
    className="w-full"
  />
)
