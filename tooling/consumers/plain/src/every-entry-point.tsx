import { Button } from '@malote/ui'
import { MaskedField } from '@malote/ui/br'
import { createBrand } from '@malote/ui/brand'
import { BarChart } from '@malote/ui/charts'
import { StatusBadge } from '@malote/ui/delivery'
import { en } from '@malote/ui/locales/en'
import { RouteMap } from '@malote/ui/map'

/** The declarations of every entry point compile without the optional peers; this file is only compiled. */
export const page = [
  <Button key="button">{en.retry}</Button>,
  <MaskedField key="cep" kind="cep" label="CEP" />,
  <StatusBadge key="status" kind="moving" style={createBrand({ primary: '#0a7d4f' })} />,
  <BarChart key="chart" label="Ordens" data={[{ label: 'seg', value: 3 }]} />,
  <RouteMap key="map" label="Rota" stops={[]} tiles={null} />,
]
