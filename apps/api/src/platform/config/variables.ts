import {
  defaultTextMessageBody,
  folder,
  integer,
  oneOf,
  readAddresses,
  readAttribution,
  readChannelName,
  readDatabaseUrl,
  readHeader,
  readOrigins,
  readPostalCodeSearchUrl,
  readPostalCodeUrls,
  readSecret,
  readSender,
  readTextMessageBody,
  readTiles,
  readTrustProxy,
  share,
  url,
} from './config-readers.ts'

interface Variable<T> {
  /** The default, as the documentation shows it. */
  readonly default: string
  readonly description: string
  readonly read: (text: string | undefined) => T
}

const variable = <T>(definition: Variable<T>): Variable<T> => definition

/** Every environment variable the server reads. The documentation's table is printed from here. */
export const variables = {
  PORT: variable({ default: '3000', description: 'Porta em que o servidor atende.', read: integer(3000, 0, 65_535) }),
  METRICS_PORT: variable({
    default: 'nenhuma; métricas desligadas',
    description: 'Porta de /metrics, no formato do Prometheus, no mesmo HOST. Não a abra para fora da rede interna.',
    read: (text) => (text === undefined ? undefined : integer(0, 0, 65_535)(text)),
  }),
  HOST: variable({
    default: '127.0.0.1; com DATABASE_URL, 0.0.0.0',
    description: 'Endereço em que o servidor atende. Com contas de demonstração, somente a própria máquina.',
    read: (text) => text,
  }),
  PUBLIC_URL: variable({
    default: 'http://localhost:PORT',
    description: 'Endereço por onde as pessoas chegam; vai nos links dos e-mails.',
    read: (text) => url(['https:', 'http:'])(text)?.replace(/\/+$/, ''),
  }),
  DATABASE_URL: variable({
    default: 'PostgreSQL embutido',
    description: 'Endereço de um PostgreSQL 15 ou mais novo; com vários servidores, usa o principal deles.',
    read: readDatabaseUrl,
  }),
  DATABASE_REPLICA_URL: variable({
    default: 'DATABASE_URL',
    description: 'Réplica de leitura do banco, para o painel, os relatórios e as exportações.',
    read: readDatabaseUrl,
  }),
  DATABASE_POOL: variable({
    default: '10',
    description: 'Conexões que cada processo mantém com o banco.',
    read: integer(10, 1, 50),
  }),
  DATABASE_PREPARED: variable({
    default: 'on',
    description: 'Comandos preparados e tempos limite por conexão. Use off atrás de um PgBouncer.',
    read: (text) => oneOf(['on', 'off'], 'on')(text) === 'on',
  }),
  MALOTE_DATA_DIR: variable({
    default: '.malote',
    description: 'Pasta dos dados locais; o PostgreSQL embutido fica nela.',
    read: folder('.malote'),
  }),
  MALOTE_DEMO: variable({
    default: 'on',
    description: 'Preenche um banco embutido vazio com dados e contas de demonstração. Use off para começar vazio.',
    read: (text) => oneOf(['on', 'off'], 'on')(text) === 'on',
  }),
  FILES_URL: variable({
    default: 'a pasta files em MALOTE_DATA_DIR',
    description:
      'Onde ficam os anexos: s3://balde?endpoint=https://servidor&region=regiao; chaves nas variáveis AWS_*.',
    read: url(['s3:']),
  }),
  SIGNING_SECRET: variable({
    default: 'um arquivo em MALOTE_DATA_DIR',
    description:
      'Segredo que cifra as chaves dos comprovantes e reconhece quem não quer avisos; o mesmo em todos os processos. 32 letras ou mais.',
    read: readSecret,
  }),
  WEB_DIST: variable({
    default: 'apps/web/dist',
    description: 'Pasta da interface já construída.',
    read: folder('apps/web/dist'),
  }),
  SMTP_URL: variable({
    default: 'e-mails ficam guardados',
    description: 'Servidor que envia os e-mails, como smtp://usuario:senha@servidor:587. smtps:// começa com TLS.',
    read: url(['smtp:', 'smtps:']),
  }),
  MAIL_FROM: variable({
    default: 'Malote <nao-responda@localhost>',
    description: 'Remetente dos e-mails.',
    read: readSender,
  }),
  TEXT_MESSAGE_URL: variable({
    default: 'nenhum; só e-mail',
    description: 'Endereço HTTP do serviço que envia SMS ou WhatsApp aos destinatários, chamado por POST.',
    read: url(['https:', 'http:']),
  }),
  TEXT_MESSAGE_HEADER: variable({
    default: 'nenhum cabeçalho',
    description: 'Cabeçalho com a credencial desse serviço, como Authorization: Bearer chave.',
    read: readHeader,
  }),
  TEXT_MESSAGE_BODY: variable({
    default: defaultTextMessageBody,
    description: 'Corpo da chamada com {{to}} e {{text}}: JSON, ou um formulário como para={{to}}&texto={{text}}.',
    read: readTextMessageBody,
  }),
  TEXT_MESSAGE_CHANNEL: variable({
    default: 'SMS',
    description: 'Nome desse canal nas telas, como SMS ou WhatsApp.',
    read: readChannelName,
  }),
  POSTAL_CODE_URL: variable({
    default: 'BrasilAPI e, sem resposta dela, ViaCEP',
    description:
      'Serviços que dizem o endereço de um CEP, com {cep} no lugar dele, separados por vírgula; off desliga.',
    read: readPostalCodeUrls,
  }),
  POSTAL_CODE_SEARCH_URL: variable({
    default: 'ViaCEP',
    description:
      'Serviço que diz o CEP de uma rua, com {state}, {city} e {street} no endereço e respostas como as do ViaCEP; off desliga.',
    read: readPostalCodeSearchUrl,
  }),
  MAP_TILES_URL: variable({
    default: 'nenhuma; paradas aparecem em lista',
    description: 'Servidor das imagens do mapa, como https://servidor/{z}/{x}/{y}.png. Ele fica sabendo o que se olha.',
    read: readTiles,
  }),
  MAP_ATTRIBUTION: variable({
    default: 'nenhuma; MAP_TILES_URL a exige',
    description: 'De quem são as imagens do mapa, como © OpenStreetMap <https://www.openstreetmap.org/copyright>.',
    read: readAttribution,
  }),
  CORS_ORIGINS: variable({
    default: 'nenhuma outra',
    description:
      'Origens de onde navegadores podem chamar a API, como https://app.empresa.com.br, separadas por vírgula.',
    read: readOrigins,
  }),
  WEBHOOK_ADDRESSES: variable({
    default: 'somente a internet',
    description:
      'Endereços IP internos que webhooks e TEXT_MESSAGE_URL podem chamar, também sem TLS, separados por vírgula.',
    read: readAddresses,
  }),
  TRUST_PROXY: variable({
    default: '0',
    description: 'Proxies à frente em que se confia para saber o endereço de quem chama: quantos, ou quais.',
    read: readTrustProxy,
  }),
  RATE_LIMIT: variable({
    default: '1200',
    description:
      'Chamadas por minuto de um mesmo endereço; entrada, recuperação de senha e rastreio, um décimo. 0 desliga.',
    read: integer(1200, 0, 1_000_000),
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: variable({
    default: 'nenhum; rastros desligados',
    description: 'Coletor OpenTelemetry que recebe rastros por OTLP/HTTP, como http://coletor:4318.',
    read: url(['https:', 'http:']),
  }),
  OTEL_TRACES_SAMPLER_ARG: variable({
    default: '1',
    description: 'Parte das chamadas que se rastreia, de 0 a 1.',
    read: share(1),
  }),
  STOP_DELAY: variable({
    default: '0',
    description: 'Segundos em que /readyz já responde 503, depois de SIGTERM, antes de a porta fechar.',
    read: integer(0, 0, 60),
  }),
  LOG_LEVEL: variable({
    default: 'info',
    description: 'Nível do registro: silent, fatal, error, warn, info, debug ou trace.',
    read: oneOf(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], 'info'),
  }),
}
