import { FileDrop } from '../../components/file-drop/file-drop.tsx'

export const LimitsFirst = () => (
  <FileDrop label="Nota fiscal" help="PDF ou imagem, até 5 MB." accept=".pdf, image/*" className="w-full" />
)

export const LimitsInError = () => (
  <FileDrop label="Nota fiscal" error="Este tipo de arquivo não é aceito." className="w-full" />
)
