'use client'
import { useMessages } from './messages.ts'

/** The texts of the larger inputs, in a separate object so that a first page without them does not load them. */
export const inputMessages = {
  selectAllOptions: 'Selecionar todas',
  clearAllOptions: 'Limpar',
  optionRemoved: (label: string) => `${label}: removida`,
  selectedCount: (count: number) => (count === 1 ? '1 selecionada' : `${count} selecionadas`),
  clearOption: 'Limpar escolha',
  commands: 'Comandos',
  commandHint: 'Busque uma página ou ação',
  commandsFound: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  createFailed: (text: string) => `Não foi possível criar “${text}”.`,
  createOption: (text: string) => `Criar “${text}”`,
  decrease: 'Diminuir',
  dropFiles: 'Escolha ou arraste até aqui',
  empty: 'vazio',
  fileUploaded: 'Enviado',
  fileTypeNotAccepted: (name: string) => `“${name}” não é de um tipo aceito.`,
  fileTooLarge: (name: string, limit: string) => `“${name}” passa do limite de ${limit}.`,
  filesSelected: (count: number) => `Arquivos escolhidos: ${count}`,
  formErrors: (count: number) =>
    count === 1 ? 'Corrija 1 erro para continuar' : `Corrija ${count} erros para continuar`,
  from: 'De',
  increase: 'Aumentar',
  noMatches: (text: string) => `Nenhuma opção para “${text}”`,
  nothingFound: (text: string) => `Nada encontrado para “${text}”`,
  optionsFound: (count: number) => (count === 1 ? '1 opção' : `${count} opções`),
  recent: 'Recentes',
  removeOption: (label: string) => `Remover ${label}`,
  removeFile: (name: string) => `Remover ${name}`,
  required: '(obrigatório)',
  retryFile: (name: string) => `Enviar ${name} de novo`,
  searchFailed: 'Não foi possível buscar.',
  searching: 'Buscando…',
  uploadingFile: (name: string) => `Enviando ${name}`,
  showOptions: 'Mostrar opções',
  tooManyFiles: (limit: number) => `Limite de arquivos: ${limit}.`,
  tooManyOptions: (limit: number) => `Limite de ${limit} ${limit === 1 ? 'escolha' : 'escolhas'} atingido.`,
  tryAgain: 'Tentar de novo',
  typeMoreCharacters: (letters: number) =>
    letters === 1 ? 'Digite ao menos 1 letra' : `Digite ao menos ${letters} letras`,
  until: 'Até',
}

/** The shape of `inputMessages`. */
export type InputMessages = typeof inputMessages

/** Returns the current texts, with the replacements of the provider. */
export function useInputMessages(): InputMessages {
  return useMessages(inputMessages)
}
