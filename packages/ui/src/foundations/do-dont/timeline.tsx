import * as Timeline from '../../components/timeline/index.ts'

export const NewestFirst = () => (
  <Timeline.Root className="w-full">
    <Timeline.Item title="Entregue" time="hoje, 15:42" tone="success">
      Recebida por Mariana Duarte
    </Timeline.Item>
    <Timeline.Item title="Em rota" time="hoje, 14:58" />
    <Timeline.Item title="Solicitada" time="ontem, 09:03" />
  </Timeline.Root>
)

export const NewestLast = () => (
  <Timeline.Root className="w-full">
    <Timeline.Item title="Status alterado de draft para requested" time="ontem, 09:03" tone="info" />
    <Timeline.Item title="Status alterado de collected para in_transit" time="hoje, 14:58" tone="warning" />
    <Timeline.Item title="Status alterado de in_transit para delivered" time="hoje, 15:42" tone="success" />
  </Timeline.Root>
)
