export const internalNotesForbidden = 'Notas internas são da equipe de entregas.'
export const attachmentNotFound = 'Anexo não encontrado nesta ordem.'
export const stopNotFound = 'Parada não encontrada nesta ordem.'
export const closedOrderNotEditable = 'A ordem está encerrada: só comentários e anexos ainda cabem.'
