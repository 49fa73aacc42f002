'use client'
import { useMessages } from './messages.ts'

/**
 * The texts of maps, in a separate object so that a page without a map does not load them.
 */
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

/** Returns the current texts, with the replacements of the provider. */
export const useMapMessages = (): MapMessages => useMessages(mapMessages)
