/** Reasons of the catalogue that new installations have. The frequent ones are repeated. */
export const failureReasons = [
  'Destinatário ausente',
  'Destinatário ausente',
  'Destinatário ausente',
  'Endereço não encontrado',
  'Estabelecimento fechado',
  'Estabelecimento fechado',
  'Recusado pelo destinatário',
] as const

export const cancelReasons = [
  'Cliente desistiu',
  'Cliente desistiu',
  'Pedido em duplicidade',
  'Dados incorretos',
] as const

/** Comments that the company reads too. */
export const companyComments = [
  'O cliente pediu para deixar com o porteiro, seu Amaro.',
  'Pode levar junto com o pedido da tarde, não tem pressa.',
  'Confirmei o endereço por telefone: é a entrada da rua de trás.',
  'Estamos a caminho, previsão de 20 minutos.',
  'O volume é maior do que o informado, mas coube.',
  'Obrigada! O cliente acabou de agradecer.',
  'O destinatário só recebe até as 17h.',
] as const

/** Comments of the delivery team. */
export const internalComments = [
  'Trânsito parado na marginal, troquei a ordem da rota.',
  'Prédio sem estacionamento: parar na rua ao lado.',
  'Levar o carrinho, são três volumes.',
] as const
