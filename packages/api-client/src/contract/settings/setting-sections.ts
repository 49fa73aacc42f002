import { organizationLabels } from './organization.ts'
import type { SettingTextsByKind } from './setting.ts'
import type { KindOf, SettingKey } from './setting-definitions.ts'

type SettingTexts = { readonly [Key in SettingKey]?: SettingTextsByKind[KindOf<Key>] }

/** A section of the settings that is shown, edited and saved separately. */
export interface SettingSection {
  readonly title: string
  readonly description: string
  /** In the order of the card. */
  readonly settings: SettingTexts
  /** The setting that the form shows last, although it is not the last on the card. */
  readonly lastInForm?: SettingKey
}

const hours = { unit: 'horas', cardUnit: { one: 'hora', many: 'horas' } } as const
const lines = { help: 'Um por linha, até 50.' } as const

/** The sections of the settings. Each setting is in one of them. */
export const settingSections = {
  organization: {
    title: 'Organização',
    description: 'Aparece nos termos de uso, na política de privacidade e nos e-mails.',
    settings: {
      'organization.name': { label: organizationLabels.name },
      'organization.contactEmail': { label: organizationLabels.contactEmail },
      'organization.contactPhone': { label: organizationLabels.contactPhone },
      'organization.courtCity': {
        label: organizationLabels.courtCity,
        help: 'A cidade do foro que os termos de uso nomeiam.',
      },
      'organization.dataProtectionOfficer': {
        label: organizationLabels.dataProtectionOfficer,
        help: 'Quem responde pelos dados pessoais (LGPD).',
      },
    },
  },
  serviceLevel: {
    title: 'Prazos, tentativas e cancelamento',
    description: 'Padrão para empresas sem condição própria.',
    settings: {
      timeZone: { label: 'Fuso horário', help: 'Dele são os dias das contas e dos horários.' },
      'slaHours.normal': {
        label: 'Prazo normal',
        help: 'Da solicitação à entrega, em horas de funcionamento.',
        ...hours,
      },
      'slaHours.urgent': { label: 'Prazo urgente', help: 'O mesmo, para ordens urgentes.', ...hours },
      maximumAttempts: { label: 'Tentativas de entrega', help: 'Quantas vezes se tenta antes da devolução.' },
      ordersPerHour: {
        label: 'Ordens por hora',
        help: 'Quantas cada entregador cumpre; acima disso, o planejador avisa.',
      },
      cancelGraceMinutes: {
        label: 'Carência para cancelar',
        help: 'Depois do aceite, em que o operador ainda cancela.',
        unit: 'min',
        cardUnit: { one: 'min depois do aceite', many: 'min depois do aceite' },
      },
    },
    lastInForm: 'timeZone',
  },
  openingHours: {
    title: 'Horário de funcionamento',
    description: 'Os prazos contam só no horário de funcionamento.',
    settings: {
      openingHours: {
        label: 'Horário de funcionamento',
        help: 'Sem nenhum dia marcado, a operação funciona 24 horas.',
      },
    },
  },
  holidays: {
    title: 'Feriados',
    description: 'Nestes dias os prazos não correm.',
    settings: {
      holidays: { label: 'Feriados' },
    },
  },
  proofs: {
    title: 'Comprovação',
    description: 'O que cada parada pede quando nem a ordem nem a empresa dizem outra coisa.',
    settings: {
      'proofs.pickupProofs': { label: 'Comprovação na coleta' },
      'proofs.dropoffProofs': { label: 'Comprovação na entrega' },
      'proofs.returnProofs': { label: 'Comprovação na devolução' },
    },
  },
  reasons: {
    title: 'Motivos',
    description: 'O que se escolhe quando uma ordem falha, é cancelada, espera, volta ou é devolvida à fila.',
    settings: {
      'reasons.failure': { label: 'Motivos de insucesso', ...lines },
      'reasons.photoRequired': {
        label: 'Motivos que exigem foto',
        help: 'Com eles, o insucesso só é registrado com uma foto do local.',
        whenNone: 'Nenhum exige foto',
      },
      'reasons.cancellation': { label: 'Motivos de cancelamento', ...lines },
      'reasons.hold': { label: 'Motivos de espera', ...lines },
      'reasons.return': { label: 'Motivos de devolução', ...lines },
      'reasons.requeue': { label: 'Motivos para devolver à fila', ...lines },
      'reasons.othersAllowed': {
        label: 'Outros motivos',
        question: 'Aceitar também um motivo escrito na hora',
        on: 'Também se escreve outro motivo',
        off: 'Somente os da lista',
      },
    },
  },
  notifications: {
    title: 'Avisos por e-mail',
    description: 'Para quem solicitou a ordem, quando outra pessoa muda o status.',
    settings: {
      'notifications.statuses': { label: 'Avisar por e-mail quando a ordem fica' },
    },
  },
  recipientMessages: {
    title: 'Avisos ao destinatário',
    description: 'Para quem recebe a entrega, por e-mail e, com um serviço configurado, por mensagem no telefone.',
    settings: {
      recipientMessages: { label: 'Avisos ao destinatário' },
    },
  },
  metabase: {
    title: 'Metabase',
    description: 'O endereço que o item Metabase do menu abre.',
    settings: {
      metabaseUrl: {
        label: 'Endereço do Metabase',
        help: 'Completo, começando com https://. Em branco, o menu abre uma página que explica o que falta.',
      },
    },
  },
  retention: {
    title: 'Retenção de dados',
    description: 'Toda noite o que passou do prazo é apagado, sem volta.',
    settings: {
      'retention.accessLogDays': {
        label: 'Registro de acessos',
        help: 'Seis meses ao menos (Marco Civil da Internet, art. 15).',
        unit: 'dias',
      },
      'retention.auditMonths': {
        label: 'Auditoria',
        help: 'Quem fez o quê, com cada valor antes e depois.',
        unit: 'meses',
      },
      'retention.emailDays': { label: 'E-mails enviados', unit: 'dias' },
      'retention.importDays': {
        label: 'Importações e mensagens recebidas',
        help: 'As planilhas com suas linhas e amostras, e o que chegou a “A conferir”.',
        unit: 'dias',
      },
      'retention.trackingDays': { label: 'Link público de rastreio', help: 'Contados do fim da ordem.', unit: 'dias' },
      'retention.contactMonths': {
        label: 'Contatos e endereços de ordens encerradas',
        help: 'Em branco: até que alguém peça.',
        unit: 'meses',
        whenNull: 'Até que alguém peça',
      },
    },
  },
} as const satisfies Readonly<Record<string, SettingSection>>

/** The labels of all settings, in the order of the sections. */
export const settingLabels = Object.fromEntries(
  Object.values<SettingSection>(settingSections).flatMap(({ settings }) =>
    Object.entries(settings).map(([key, { label }]) => [key, label]),
  ),
) as Readonly<Record<SettingKey, string>>
