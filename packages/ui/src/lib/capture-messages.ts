'use client'
import { useMessages } from './messages.ts'

/**
 * The texts of photo and signature inputs, in a separate object so that forms without them do not load them.
 */
export const captureMessages = {
  chooseFromGallery: 'Escolher da galeria',
  clearSignature: 'Limpar',
  drawSignature: 'Desenhar',
  signHere: 'Assine aqui com o dedo, a caneta ou o mouse.',
  signatureDrawn: 'Assinatura feita',
  signatureName: 'Nome de quem assina',
  signatureNameHelp: 'O nome escrito fica guardado como a imagem da assinatura.',
  signatureMethod: 'Como assinar',
  takePhoto: 'Tirar foto',
  typeSignature: 'Digitar o nome',
  undoStroke: 'Desfazer traço',
}

/** The shape of `captureMessages`. */
export type CaptureMessages = typeof captureMessages

/** Returns the current texts, with the replacements of the provider. */
export const useCaptureMessages = (): CaptureMessages => useMessages(captureMessages)
