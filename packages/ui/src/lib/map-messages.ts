'use client'
import { useMessages } from './messages.ts'

/**
 * The texts of maps, in a separate object so that a page without a map does not load them.
 */
export const mapMessages = {
  drawSelection: 'Desenhar em volta do que selecionar',
  map: 'mapa',
  mapApproximate: 'Posição aproximada',
  mapArea: (shown: string, all: string) => (shown === all ? `No mapa: ${all}` : `Nesta área: ${shown} de ${all}`),
  mapAreaEmpty: 'Nada nesta área. Mova ou afaste o mapa.',
  mapEmpty: 'Nada aqui',
  mapFailed: 'Não foi possível carregar o mapa. As paradas estão na lista.',
  mapGroup: (count: string, place: string, others: number) =>
    `${count} em ${place}${others > 0 ? ` e em mais ${others} ${others === 1 ? 'lugar' : 'lugares'}` : ''}`,
  mapHelp: 'Setas movem o mapa; + e − aproximam e afastam.',
  mapMore: (count: string) => `Mostrar mais ${count}`,
  mapPlace: (title: string, place: string) => `${title}, ${place}`,
  mapTilesFailed: 'As imagens do mapa não carregaram. Os marcadores continuam no lugar certo.',
  mapTilesUnavailable: 'Sem imagens de mapa aqui: abra cada parada no seu aplicativo de mapas.',
  mapRetry: 'Tentar de novo',
  openInMaps: 'Abrir no mapa',
  selectArea: 'Selecionar todos desta lista',
  selectPlace: (title: string) => `Selecionar ${title}`,
  showAllStops: 'Mostrar todas as paradas',
  showWholeMap: 'Mostrar tudo',
  stopWithoutPosition: 'Sem coordenadas: não aparece no mapa.',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
}

/** The shape of `mapMessages`. */
export type MapMessages = typeof mapMessages

/** Returns the current texts, with the replacements of the provider. */
export const useMapMessages = (): MapMessages => useMessages(mapMessages)
