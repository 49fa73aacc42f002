const networkAddress = 'O endereço de rede (IP).'
const locationAddress = 'O endereço do local.'
const locationEmail = 'O e-mail do contato do local.'
const providerEmail = 'O e-mail em que quem opera as entregas atende.'
const linkRecipient = 'Para quem é o link, como quem o criou escreveu.'
const acceptedDocument = 'Quando o documento foi aceito.'
const documentVersion = 'A versão do documento: o dia dela.'
const readers = 'Quem lê: internal, a equipe de entregas; company, também a empresa.'
const failure = 'O motivo da tentativa sem sucesso.'
const firstDay = 'O primeiro dia.'
const lastDay = 'O último dia.'
const orderWeight = 'O peso da ordem em gramas.'

/** Descriptions of single properties, whose name has another meaning elsewhere: the schema, then the path in it. */
export const placeDescriptions: Readonly<Record<string, string>> = {
  'Acceptance.acceptedAt': acceptedDocument,
  'Acceptance.version': documentVersion,
  'AccessRecord.address': networkAddress,
  'AddressHistory.failures.reason': failure,
  'Attachment.visibility': readers,
  'AuditEntry.address': networkAddress,
  'Comment.visibility': readers,
  'CreatedEvidenceLink.recipient': linkRecipient,
  'Dashboard.failureReasons.reason': failure,
  'ErasureScope.importedRows': 'Quantas linhas de planilhas importadas são apagadas.',
  'ErasureScope.imports': 'De quantas importações são as linhas.',
  'ErasureScope.locations': 'Quantos locais salvos têm a pessoa como contato.',
  'ErasureScope.messages': 'Quantas mensagens recebidas são da pessoa ou falam dela.',
  'Evidence.recipient': linkRecipient,
  'Evidence.stops.address': 'O endereço, em uma linha.',
  'Evidence.stops.window': 'A janela de horário combinada.',
  'EvidenceLink.recipient': linkRecipient,
  'Import.totals.valueCents': 'A soma dos valores em centavos.',
  'Import.totals.weightGrams': 'A soma dos pesos em gramas.',
  'ImportPreview.valueCents': 'O valor da ordem em centavos.',
  'ImportPreview.weightGrams': orderWeight,
  'InboxMessage.sender.address': 'O e-mail do remetente.',
  'Location.address': locationAddress,
  'Location.contactEmail': locationEmail,
  'LocationChanges.address': locationAddress,
  'LocationChanges.contactEmail': locationEmail,
  'MyData.acceptances.acceptedAt': acceptedDocument,
  'MyData.acceptances.address': networkAddress,
  'MyData.acceptances.version': documentVersion,
  'MyData.accesses.address': networkAddress,
  'NewComment.visibility': readers,
  'NewEvidenceLink.recipient': 'Para quem é o link, em suas palavras; quem o abre lê.',
  'NewLocation.address': locationAddress,
  'NewLocation.contactEmail': locationEmail,
  'NewReportRun.from': firstDay,
  'NewReportRun.to': lastDay,
  'OpenSession.address': networkAddress,
  'Organization.contactEmail': providerEmail,
  'PrivacyRequest.requestedAt': 'Quando o pedido foi feito.',
  'Problem.status': 'O status HTTP.',
  'Problem.version': 'A versão de agora, em um conflito.',
  'ReceiptDetails.stops.address': 'O endereço, em uma linha.',
  'ReceiptStatement.version': 'A versão do formato.',
  'Report.from': firstDay,
  'Report.to': lastDay,
  'ReportRun.from': firstDay,
  'ReportRun.to': lastDay,
  'RequestDecision.reason': 'Por que o pedido foi recusado.',
  'ServiceOrderSummary.weightGrams': orderWeight,
  'SettingsChanges.organization.contactEmail': providerEmail,
  'TrackedDelivery.recipient': 'Quem recebe esta entrega.',
  'TrackedOrder.contact.contactEmail': providerEmail,
  'WebhookDelivery.deliveredAt': 'Quando o destino confirmou; null enquanto não.',
  'WebhookMessage.data.status': 'O status no primeiro envio.',
}
