/* The texts of the larger inputs, as single exports, so that a component loads only those it uses. */
export const selectAllOptions = 'Selecionar tudo'
export const clearAllOptions = 'Limpar'
export const optionRemoved = (label: string) => `${label}: fora da seleção`
export const selectedCount = (count: number) => (count === 1 ? '1 item selecionado' : `${count} itens selecionados`)
export const clearOption = 'Limpar escolha'
export const commands = 'Comandos'
export const commandHint = 'Busque uma página ou ação'
export const commandsFound = (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`)
export const createFailed = (text: string) => `Não foi possível criar “${text}”.`
export const createOption = (text: string) => `Criar “${text}”`
export const decrease = 'Diminuir'
export const dropFiles = 'Escolha ou arraste até aqui'
export const empty = 'vazio'
export const fileUploaded = 'Enviado'
export const fileTypeNotAccepted = (name: string) => `“${name}” não é de um tipo aceito. Escolha outro arquivo.`
export const fileTooLarge = (name: string, limit: string) =>
  `“${name}” passa do limite de ${limit}. Escolha um arquivo menor.`
export const filesSelected = (count: number) => `Arquivos escolhidos: ${count}`
export const formErrors = (count: number) =>
  count === 1 ? 'Corrija 1 erro para continuar' : `Corrija ${count} erros para continuar`
export const from = 'De'
export const increase = 'Aumentar'
export const noMatches = (text: string) => `Nenhuma opção para “${text}”`
export const nothingFound = (text: string) => `Nada encontrado para “${text}”`
export const numberFrom = (limit: string) => `Informe no mínimo ${limit}.`
export const numberUnreadable = 'Escreva um número.'
export const numberUntil = (limit: string) => `Informe no máximo ${limit}.`
export const optionsFound = (count: number) => (count === 1 ? '1 opção' : `${count} opções`)
export const recent = 'Recentes'
export const removeOption = (label: string) => `Remover ${label}`
export const removeFile = (name: string) => `Remover ${name}`
export const required = '(obrigatório)'
export const retryFile = (name: string) => `Enviar ${name} de novo`
export const searchFailed = 'Não foi possível buscar.'
export const searching = 'Buscando…'
export const uploadingFile = (name: string) => `Enviando ${name}`
export const showOptions = 'Mostrar opções'
export const tooManyFiles = (limit: number) => `Limite de arquivos: ${limit}.`
export const tooManyOptions = (limit: number) => `Limite de ${limit} ${limit === 1 ? 'escolha' : 'escolhas'} atingido.`
export const tryAgain = 'Tentar de novo'
export const typeMoreCharacters = (letters: number) =>
  letters === 1 ? 'Digite ao menos 1 letra' : `Digite ao menos ${letters} letras`
export const until = 'Até'
