import { Banner } from '../../components/banner/banner.tsx'

export const One = () => (
  <Banner tone="warning" className="w-full">
    Manutenção programada hoje, das 23:00 às 23:30.
  </Banner>
)

export const Stack = () => (
  <div className="flex w-full flex-col">
    <Banner tone="warning">Manutenção programada hoje, das 23:00 às 23:30.</Banner>
    <Banner tone="brand">Relatórios agora têm gráfico por empresa.</Banner>
    <Banner tone="info">Atualize seus dados de contato.</Banner>
  </div>
)
