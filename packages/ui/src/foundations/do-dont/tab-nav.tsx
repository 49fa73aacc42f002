import * as TabNav from '../../components/tab-nav/index.ts'

export const WordAndCount = () => (
  <TabNav.Root label="Ordens por situação" className="w-full">
    <TabNav.Item href="#abertas" count="12" active>
      Em aberto
    </TabNav.Item>
    <TabNav.Item href="#andamento" count="0">
      Em andamento
    </TabNav.Item>
  </TabNav.Root>
)

export const Sentences = () => (
  <TabNav.Root label="Abas" className="w-full">
    <TabNav.Item href="#abertas" active>
      Ordens que estão em aberto
    </TabNav.Item>
    <TabNav.Item href="#canceladas">Ordens que foram canceladas</TabNav.Item>
  </TabNav.Root>
)
