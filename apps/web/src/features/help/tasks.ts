import { isDeliveryTeam, type Role, type User } from '@malote/api-client'
import type { LinkProps } from '@tanstack/react-router'

/** A task of the help page: what the user does, step by step. */
export interface HelpTask {
  title: string
  steps: readonly string[]
  /** Where the task begins. */
  link: { to: LinkProps['to']; label: string }
}

const orders = { to: '/ordens-de-servico', label: 'Abrir Ordens de Serviço' } as const
const newOrder = { to: '/ordens-de-servico/criar', label: 'Solicitar entrega' } as const
const settings = { to: '/configuracoes', label: 'Abrir Configurações' } as const

const request: HelpTask = {
  title: 'Solicitar uma entrega',
  steps: [
    'Em Solicitar entrega, informe a coleta, a entrega e os itens. Um local salvo preenche o endereço.',
    'O pedido chegou por e-mail? Em A conferir, ele aparece ao lado do que lemos nele: marque os valores certos.',
    'Sem terminar? Guarde como rascunho e continue depois.',
    'Confira o resumo e solicite. Você recebe o número da ordem e o link para o destinatário.',
  ],
  link: newOrder,
}

const paste: HelpTask = {
  title: 'Colar um pedido que veio por mensagem',
  steps: [
    'Em Solicitar entrega, escolha Colar pedido e cole a mensagem como ela veio.',
    'Confira cada valor ao lado das palavras de onde ele saiu, e marque só os certos.',
  ],
  link: newOrder,
}

const follow: HelpTask = {
  title: 'Acompanhar uma ordem',
  steps: [
    'Busque pelo número, pela sua referência ou pelo nome de quem recebe. Vários números de uma vez: cole a lista na busca.',
    'Abra a ordem: a trilha mostra onde ela está, e o histórico, quem fez o quê.',
    'Em Compartilhar, copie o link que o destinatário acompanha sem senha.',
  ],
  link: orders,
}

const receipt: HelpTask = {
  title: 'Guardar o comprovante de uma entrega',
  steps: [
    'Abra a ordem entregue e escolha Imprimir comprovante no menu.',
    'Baixe o PDF ou o arquivo assinado. O código QR leva à página em que qualquer pessoa o confere.',
    'De várias ordens: selecione na lista e escolha Exportar seleção, Comprovantes em um PDF.',
  ],
  link: orders,
}

const importOrders: HelpTask = {
  title: 'Importar uma planilha de ordens',
  steps: [
    'Em Ordens de Serviço, escolha Importar e envie a planilha como ela sai da loja.',
    'Confira o que é cada coluna e de onde saem as entregas, ou escolha um mapeamento salvo.',
    'Veja o que cada linha vira e os totais. Nada é criado antes de você confirmar.',
  ],
  link: { to: '/ordens-de-servico/importar', label: 'Importar ordens' },
}

const carryingOut: readonly HelpTask[] = [
  {
    title: 'Aceitar ordens',
    steps: [
      'Na aba Em aberto, escolha Aceitar no menu da linha, ou abra a ordem: ela passa a ser sua.',
      'Várias de uma vez: marque as linhas e escolha Aceitar ordem na barra.',
    ],
    link: orders,
  },
  {
    title: 'Fazer uma entrega na rua',
    steps: [
      'Na aba Minhas, toque na próxima parada e registre a chegada.',
      'Guarde a comprovação que a ordem pede: foto, assinatura ou PIN.',
      'Conclua a parada com o nome de quem recebeu.',
    ],
    link: orders,
  },
  {
    title: 'Trabalhar sem conexão',
    steps: [
      'Abra a aba Minhas com conexão uma vez: as ordens do dia ficam no aparelho.',
      'Sem conexão, registre os passos como sempre. Eles são enviados quando a conexão volta.',
      'Um registro que não foi aceito aparece no alto da página, com um botão que abre o passo de novo.',
    ],
    link: orders,
  },
  {
    title: 'Registrar uma tentativa sem sucesso',
    steps: [
      'Na parada, escolha Registrar insucesso e diga o motivo. Alguns motivos exigem uma foto do local.',
      'Depois escolha Tentar entrega de novo, Reagendar ou Iniciar devolução.',
      'Em Ocorrências, na página da ordem, assuma a que se abriu, comente e resolva até o prazo.',
    ],
    link: orders,
  },
  {
    title: 'Mudar a sequência das paradas',
    steps: ['Na aba Minhas, organize as entregas do dia. A sequência fica salva também em outros aparelhos.'],
    link: orders,
  },
]

const tasks: Readonly<Record<Role, readonly HelpTask[]>> = {
  operator: [request, paste, follow, importOrders, receipt],
  manager: [
    request,
    importOrders,
    follow,
    {
      title: 'Salvar os endereços de sempre',
      steps: [
        'Em Localizações, salve um local, ou importe a planilha dos seus endereços.',
        'Ao solicitar uma entrega, escolha o local pelo nome.',
      ],
      link: { to: '/localizacoes', label: 'Abrir Localizações' },
    },
    {
      title: 'Convidar alguém da empresa',
      steps: [
        'Em Usuários, escolha Convidar usuário e diga o papel.',
        'A pessoa recebe um e-mail e cria a própria senha.',
      ],
      link: { to: '/usuarios', label: 'Abrir Usuários' },
    },
  ],
  admin: [
    {
      title: 'Distribuir as ordens do dia',
      steps: [
        'Na aba Em aberto, marque as ordens e escolha o responsável na barra.',
        'Quem recebe é avisado no sino e vê a ordem na aba Minhas.',
      ],
      link: orders,
    },
    {
      title: 'Cuidar do que precisa de ação',
      steps: [
        'A aba Precisa de ação reúne insucessos, ordens em espera e atrasadas.',
        'Abra cada uma: os passos possíveis estão no alto da página.',
      ],
      link: orders,
    },
    {
      title: 'Receber um relatório por e-mail',
      steps: ['Em Relatórios, abra um deles e escolha Agendar por e-mail: todo dia, toda semana ou todo mês.'],
      link: { to: '/relatorios', label: 'Abrir Relatórios' },
    },
    {
      title: 'Definir prazos, motivos e comprovação',
      steps: [
        'Em Configurações, Operação, edite prazos, horário de funcionamento, feriados e motivos.',
        'Em Motivos, marque os que exigem foto. Em Comprovação, diga o que cada entrega pede: foto, assinatura ou PIN.',
      ],
      link: settings,
    },
    {
      title: 'Ligar outro sistema',
      steps: [
        'Em Configurações, Chaves de API, crie uma chave de API e guarde-a: ela aparece uma vez só.',
        'Em Webhooks, informe o endereço que recebe os eventos, e envie um teste.',
      ],
      link: settings,
    },
  ],
}

const occurrences = { to: '/ocorrencias', label: 'Abrir Ocorrências' } as const

const resolveOccurrence: HelpTask = {
  title: 'Resolver uma ocorrência',
  steps: [
    'Uma tentativa sem sucesso abre a ocorrência dela sozinha. De avaria ou extravio, escolha Abrir ocorrência na página da ordem.',
    'Em Ocorrências, na página da ordem, escolha Assumir. Em Editar, mude o responsável ou o prazo.',
    'Comente só para a equipe de entregas ou também para a empresa, e envie fotos.',
    'Escolha Resolver e conte a solução: a empresa lê este texto. Reabrir desfaz.',
  ],
  link: occurrences,
}

const followOccurrence: HelpTask = {
  title: 'Acompanhar uma ocorrência',
  steps: [
    'Uma tentativa sem sucesso abre a ocorrência dela sozinha, com prazo e responsável.',
    'Algo chegou avariado ou não chegou? Na página da ordem, escolha Abrir ocorrência e descreva o que aconteceu.',
    'Comente e envie fotos: a equipe de entregas lê, e resolve. A solução aparece na ordem.',
  ],
  link: occurrences,
}

const contest: HelpTask = {
  title: 'Contestar uma entrega',
  steps: [
    'Alguém diz que a entrega não foi feita? Abra a ordem terminada e escolha Contestar entrega no menu.',
    'Diga para quem é, como a seguradora e o número do sinistro, e por quantos dias o link vale: até 90.',
    'Copie o link na hora: ele não é mostrado de novo. A página dele tem fotos, local, PIN, horários e a conferência do comprovante, sem telefones.',
    'Em Contestar entrega, veja quando cada link foi aberto, ou encerre um deles antes do fim.',
  ],
  link: orders,
}

/** @returns what a user does when a delivery goes wrong. */
export const getProblemTasks = (user: User): readonly HelpTask[] => [
  isDeliveryTeam(user) ? resolveOccurrence : followOccurrence,
  contest,
]

/** @returns the five tasks of a user's daily work. */
export const getHelpTasks = (user: User): readonly HelpTask[] =>
  user.role === 'operator' && isDeliveryTeam(user) ? carryingOut : tasks[user.role]
