import type { AuditEntity } from '@malote/api-client'
import { addressLabels, addressParts } from './address-values.ts'

/** Field labels by the path in the request. Forms, error lists, version conflicts and the audit log use them. */

export const userLabels = {
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefone',
  role: 'Perfil',
  companyIds: 'Empresas',
  carriesOut: 'É da equipe de entregas',
  dispatchIds: 'Despacho',
} as const

export const companyLabels = {
  name: 'Nome',
  cnpj: 'CNPJ',
  'policy.slaNormalHours': 'Prazo normal',
  'policy.slaUrgentHours': 'Prazo urgente',
  'policy.maximumAttempts': 'Tentativas de entrega',
  'policy.cancelGraceMinutes': 'Carência para cancelar',
  'policy.pickupProofs': 'Comprovação na coleta',
  'policy.dropoffProofs': 'Comprovação na entrega',
  'policy.returnProofs': 'Comprovação na devolução',
  'policy.maximumDropoffs': 'Entregas por ordem',
  'policy.dailyOrders': 'Ordens por dia',
  'policy.recipientMessages': 'Avisar destinatários',
  'policy.timeZone': 'Fuso horário',
} as const

export const locationLabels = {
  companyId: 'Empresa',
  name: 'Nome do local',
  ...Object.fromEntries(addressParts.map((part) => [`address.${part}`, addressLabels[part]])),
  contactName: 'Contato no local',
  contactPhone: 'Telefone',
  contactEmail: 'E-mail',
  instructions: 'Instruções para o entregador',
  hours: 'Horário de funcionamento',
  accessNotes: 'Como entrar',
}

export const webhookLabels = {
  companyId: 'Empresa',
  url: 'Endereço',
  description: 'Para que serve',
  events: 'Avisar quando',
} as const

export const apiKeyLabels = {
  companyId: 'Empresa',
  name: 'Nome',
  expiresAt: 'Vale até',
  carriesOut: 'Executa entregas',
} as const

export const scheduleLabels = {
  key: 'Relatório',
  companyId: 'Empresa',
  period: 'Dias que o relatório conta',
  'rhythm.every': 'Frequência',
  'rhythm.weekday': 'Dia da semana',
  'rhythm.day': 'Dia do mês',
  'rhythm.at': 'Horário',
  recipients: 'Destinatários',
  format: 'Formato',
} as const

/** Labels of fields that no form has, because other actions change them. The audit log and the conflicts of forms name them too. */
export const stateLabels: Readonly<Partial<Record<AuditEntity, Readonly<Record<string, string>>>>> = {
  user: { status: 'Situação' },
  company: { status: 'Situação' },
  location: { active: 'Em uso' },
  webhook: { status: 'Situação', failingSince: 'Falhando desde' },
  report_schedule: { active: 'Ativo' },
}
