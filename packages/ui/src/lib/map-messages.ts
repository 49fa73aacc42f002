'use client'
import { useMessages } from './messages.js'

/** The texts of maps, apart from the others so that a page without one does not load them. Replace them like the others. */
export const mapMessages = {
  map: 'mapa',
  mapFailed: 'Não foi possível carregar o mapa. As paradas estão na lista.',
  mapHelp: 'Setas movem o mapa; + e − aproximam e afastam.',
  mapTilesFailed: 'As imagens do mapa não carregaram. Os marcadores continuam no lugar certo.',
  mapTilesUnavailable: 'Sem imagens de mapa aqui: abra cada parada no seu aplicativo de mapas.',
  mapRetry: 'Tentar de novo',
  openInMaps: 'Abrir no mapa',
  showAllStops: 'Mostrar todas as paradas',
  stopWithoutPosition: 'Sem coordenadas: não aparece no mapa.',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
}

/** The shape of `mapMessages`. */
export type MapMessages = typeof mapMessages

/** The texts in force here. */
export const useMapMessages = (): MapMessages => useMessages(mapMessages)
