import * as Tabs from '../../components/tabs/index.ts'

export const ShortNames = () => (
  <Tabs.Root defaultValue="pickup" className="w-full">
    <Tabs.List label="Endereço de">
      <Tabs.Tab value="pickup">Coleta</Tabs.Tab>
      <Tabs.Tab value="delivery">Entrega</Tabs.Tab>
    </Tabs.List>
    <Tabs.Panel value="pickup">Rua Augusta, 1500, Consolação</Tabs.Panel>
  </Tabs.Root>
)

export const Sentences = () => (
  <Tabs.Root defaultValue="pickup" className="w-full">
    <Tabs.List label="Endereços">
      <Tabs.Tab value="pickup">De onde sai a encomenda</Tabs.Tab>
      <Tabs.Tab value="delivery">Para onde vai a encomenda</Tabs.Tab>
    </Tabs.List>
    <Tabs.Panel value="pickup">Rua Augusta, 1500, Consolação</Tabs.Panel>
  </Tabs.Root>
)
