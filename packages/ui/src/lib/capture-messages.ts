'use client'
import { useMessages } from './messages.js'

/**
 * The texts of what is taken with the device itself, a photo or a signature, apart from the others so that a form
 * without them does not load them. Replace them like the others.
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

/** The texts in force here. */
export const useCaptureMessages = (): CaptureMessages => useMessages(captureMessages)
