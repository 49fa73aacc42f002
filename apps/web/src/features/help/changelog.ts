import type { Role } from '@malote/api-client'

/** One entry of the changelog. */
export interface ChangelogEntry {
  /** The entries are sorted newest first; `latestChangelogDate` must be the first date. */
  day: string
  title: string
  text: string
  /** The roles that it concerns; absent means all. */
  roles?: readonly Role[]
}

/** The changelog of the help page ("Novidades"), written for users. */
export const changelog: readonly ChangelogEntry[] = [
  {
    day: '2026-11-29',
    title: 'Aviso de webhook pausado',
    text: 'Quando um webhook é pausado porque o outro sistema falha, administradores e gestores da empresa são avisados, com o motivo.',
    roles: ['manager', 'admin'],
  },
  {
    day: '2026-11-29',
    title: 'Desfazer em várias ordens de uma vez',
    text: 'Os passos de várias ordens, na lista, têm “Desfazer” como os de uma só, e o aviso diz por que cada ordem foi recusada.',
  },
  {
    day: '2026-11-29',
    title: 'Não sei o CEP',
    text: 'Preencha logradouro, número, cidade e UF: o CEP é buscado pela rua. “Colar pedido” e a importação fazem o mesmo com endereços sem CEP; o CEP achado aparece na conferência.',
  },
  {
    day: '2026-11-29',
    title: 'A importação reconhece mais títulos de colunas',
    text: '“Bairro (entrega)”, “END_ENTR”, “Cidade/UF”, “Quem recebe” ou “Ship To Name” já chegam com o campo proposto. Pesos como “800g”, quantidades como “2 un” e planilhas sem UF também são lidos. O horário pode vir como “14h às 18h”, “tarde” ou “até 15h”; se a planilha só diz o dia, o horário é escolhido uma vez. Células mescladas valem para todas as linhas que cobrem, e pedidos cancelados, já enviados ou já entregues ficam de fora; de um pedido da Shopify enviado em parte entram só os itens que faltam. “Não tem” e “s/n” contam como vazio.',
  },
  {
    day: '2026-11-29',
    title: '“Colar pedido” marca menos valores errados',
    text: 'Assinaturas, e-mails respondidos, endereços desmentidos, horários de funcionamento e números de documentos já não viram campos, e o que tem duas leituras chega desmarcado. Correções, cancelamentos e mensagens automáticas deixam tudo para você marcar. Mensagens ditadas, sem pontuação, e tabelas com o título em uma linha e o valor na outra também são lidas.',
  },
  {
    day: '2026-11-29',
    title: 'E-mails encaminhados são lidos como você os vê',
    text: 'Em “A conferir”, pedidos antigos de uma resposta, assinaturas, rodapés, textos ocultos e linhas riscadas ficam de fora, e o assunto é lido quando a mensagem não tem mais nada.',
  },
  {
    day: '2026-11-28',
    title: 'Municípios no mapa',
    text: 'De perto, o mapa desenha os municípios com o nome deles; de longe, as siglas dos estados.',
  },
  {
    day: '2026-11-28',
    title: 'NF-e e CT-e da mesma carga',
    text: 'A importação lê um ZIP com NF-e e CT-e. Quando os dois são da mesma carga, ou a nota já tem uma ordem, a conferência diz isso e propõe deixar um de fora. De um MDF-e, ela diz quantas notas faltam enviar. Um CSV com texto acima dos títulos também é lido.',
  },
  {
    day: '2026-11-28',
    title: 'A chave da NF-e pela câmera',
    text: '“Solicitar entrega” lê a chave do código de barras do DANFE: com a câmera, de uma foto ou com um leitor USB. A chave é conferida, e um código que não é dela é dito.',
  },
  {
    day: '2026-11-28',
    title: 'Logotipos nos comprovantes',
    text: 'O logotipo da organização, em Configurações, e o de cada empresa, em “Editar empresa”, aparecem nos comprovantes, na tela e em PDF, e nas páginas que os conferem. Gestores trocam o da sua empresa em “Comprovantes do mês”.',
    roles: ['admin', 'manager'],
  },
  {
    day: '2026-11-28',
    title: 'O que cada entrega recebe',
    text: 'Em uma ordem com várias entregas, cada item diz qual delas o recebe. As etiquetas e a conferência do entregador contam os volumes de cada uma.',
  },
  {
    day: '2026-11-28',
    title: 'Mais do que as pessoas mandam',
    text: '“Colar pedido” lê telefones 0800 e 4003, propõe o DDD de um número sem ele e lê o texto de um DANFE. A importação lê os preços de um relatório da VTEX.',
  },
  {
    day: '2026-11-28',
    title: 'A coleta de sempre em um clique',
    text: '“Solicitar entrega” oferece o lugar de onde saem as ordens da empresa e o resume em duas linhas. Cada parte do formulário se recolhe a uma linha com o que ela diz, e mostra quantos campos faltam corrigir.',
  },
  {
    day: '2026-11-28',
    title: 'A que horas cada entrega chega',
    text: '“Planejar o dia” prevê a chegada a cada parada, pelo tempo medido nas entregas dos últimos 28 dias, e marca o atraso antes que ele aconteça. Quantas ordens cabem em uma hora se escolhe nas configurações.',
    roles: ['admin', 'operator'],
  },
  {
    day: '2026-11-28',
    title: 'Colunas na largura que você quer',
    text: 'Na lista de ordens, arraste a borda do título de uma coluna, ou use “Mudar larguras com ← e →” em “Ajustar tabela”. Um clique duplo na borda volta à largura automática.',
  },
  {
    day: '2026-11-28',
    title: 'Mapeamentos salvos na importação',
    text: 'Em “Salvar como…”, o que é cada coluna de uma planilha recebe um nome e vale para todas as pessoas da empresa. Uma planilha com outros títulos usa um mapeamento salvo em um passo, e a página diz quais colunas faltam.',
  },
  {
    day: '2026-11-28',
    title: 'O que houve no endereço, ao planejar',
    text: 'Com uma ordem selecionada, “Planejar o dia” mostra as tentativas, quem recebeu e a última instrução no endereço da entrega.',
    roles: ['admin', 'operator'],
  },
  {
    day: '2026-11-28',
    title: 'Ocorrências no histórico e nos webhooks',
    text: 'O histórico da ordem mostra quando uma ocorrência foi aberta, comentada, mudada e resolvida, e por quem. Sistemas ligados por webhook podem receber o mesmo.',
  },
  {
    day: '2026-11-28',
    title: 'Aceitar na própria lista',
    text: 'O menu de cada linha da lista de ordens aceita uma ordem solicitada, com “Desfazer”, sem abrir a ordem. No celular, o cartão da ordem tem o botão “Aceitar”.',
    roles: ['admin', 'operator'],
  },
  {
    day: '2026-11-28',
    title: 'Avisos de ocorrências',
    text: 'O sino avisa quem participa de uma ocorrência de um comentário novo e da solução, e o responsável quando ela é passada para ele ou passa do prazo. Em “Perfil”, cada um escolhe o que recebe, também por e-mail.',
  },
  {
    day: '2026-11-28',
    title: 'A importação lembra as colunas',
    text: 'Uma planilha com os mesmos títulos de outra que a empresa já importou vem com as colunas e o local de coleta daquela. A conferência mostra de qual importação são, e “Corrigir colunas” muda o que for preciso.',
  },
  {
    day: '2026-11-28',
    title: 'Colunas na sua sequência',
    text: 'Em “Ajustar tabela”, na lista de ordens, “Ordem e colunas fixas” muda a sequência: arraste as colunas ou use Alt e as setas, e fixe até três no início da tabela.',
  },
  {
    day: '2026-11-28',
    title: 'Comprovantes têm o seu próprio limite',
    text: 'Cada parada guarda até dez fotos e assinaturas, além dos dez anexos da ordem. Uma ordem com muitas entregas, ou com muitos anexos, não impede mais a conclusão.',
    roles: ['admin', 'operator'],
  },
  {
    day: '2026-11-28',
    title: 'Paradas no mapa',
    text: 'Uma ordem com paradas em cidades diferentes mostra o mapa delas, mesmo sem um provedor de mapas.',
  },
  {
    day: '2026-11-27',
    title: 'Planilhas do LibreOffice',
    text: 'Importar também lê ODS, como o LibreOffice salva: de ordens, de locais e de mensagens recebidas.',
  },
  {
    day: '2026-11-27',
    title: 'Pedidos da VTEX',
    text: 'O relatório de pedidos da VTEX vira ordens como está. Pedidos cancelados ou não pagos ficam de fora.',
  },
  {
    day: '2026-11-27',
    title: 'CT-e viram ordens',
    text: 'Envie o XML do CT-e, ou um ZIP com vários, em Importar: coleta, entrega, carga, volumes, peso e valor vêm preenchidos.',
  },
  {
    day: '2026-11-27',
    title: 'Planejar no mapa',
    text: 'Em “Planejar o dia”, “Mapa” mostra as ordens por bairro ou cidade. Toque no laço, desenhe em volta de uma região e atribua tudo de uma vez. “Minhas” e o dashboard também têm mapa.',
    roles: ['admin', 'operator'],
  },
  {
    day: '2026-11-27',
    title: 'Foto exigida por motivo',
    text: 'Nas Configurações, em Motivos, marque os motivos de insucesso que exigem uma foto do local. Com eles, a tentativa sem sucesso só é registrada com a foto, também sem conexão.',
    roles: ['admin', 'operator'],
  },
  {
    day: '2026-11-27',
    title: 'Ocorrências no dashboard',
    text: 'Em “Precisa de você”, ocorrências fora do prazo ou sem responsável aparecem com as ordens, o que está atrasado primeiro.',
    roles: ['admin'],
  },
  {
    day: '2026-11-27',
    title: 'Ocorrências',
    text: 'Uma tentativa sem sucesso abre uma ocorrência, com prazo, responsável, comentários e fotos até a solução. Avaria e extravio se abrem na ordem. O menu mostra as que estão abertas.',
  },
  {
    day: '2026-11-27',
    title: 'Contestar entrega',
    text: 'Em uma ordem terminada, “Contestar entrega” cria um link com as provas em palavras simples: fotos, local, PIN, horários e a conferência do comprovante. Serve para o cliente, a seguradora ou a Justiça, vale por até 90 dias e pode ser encerrado na hora.',
  },
  {
    day: '2026-11-27',
    title: 'Cidade errada na planilha',
    text: 'Ao importar, a conferência aponta a cidade que não é um município da UF e sugere a que tem um nome parecido.',
  },
  {
    day: '2026-11-27',
    title: 'Ordens no mapa',
    text: 'Na lista, “Mapa” mostra para onde vão as ordens, por endereço ou por município, com os mesmos filtros. Toque em um grupo para aproximar, e selecione tudo o que está nele.',
  },
  {
    day: '2026-11-27',
    title: 'Aviso de prazo',
    text: 'O sino avisa uma vez meia hora antes do prazo e quando ele passa: quem está com a ordem ou, sem responsável, quem distribui.',
  },
  {
    day: '2026-11-27',
    title: 'Comprovantes de um dia em um PDF',
    text: 'Selecione ordens, ou filtre a lista, e exporte até 100 comprovantes de uma vez. O PDF tem outro desenho, e o ZIP do mês também o traz.',
  },
  {
    day: '2026-11-27',
    title: 'Ordens em calendário',
    text: 'Na lista, “Calendário” mostra as ordens da semana ou do dia por horário, da coleta ao prazo, com os mesmos filtros.',
  },
  {
    day: '2026-11-27',
    title: 'Neste endereço',
    text: 'Ao pedir, na ordem e à porta: quantas entregas deram certo ali, por que outras não, quem recebeu e a última instrução.',
  },
  {
    day: '2026-11-27',
    title: 'Várias planilhas de uma vez',
    text: 'A importação recebe até dez arquivos juntos. Cada um vira uma importação, com o seu resultado.',
  },
  {
    day: '2026-11-27',
    title: 'Planilhas do Bling e do Tiny',
    text: 'A planilha de pedidos do Bling e a do Tiny viram ordens como estão, para o endereço da entrega.',
  },
  {
    day: '2026-11-27',
    title: 'Endereços que se contradizem',
    text: 'O formulário e a importação avisam quando o CEP, a cidade ou o DDD não são do estado do endereço. É só um aviso.',
  },
  {
    day: '2026-11-26',
    title: 'Pedidos por e-mail',
    text: 'Os e-mails da empresa chegam em “A conferir”, com o texto ao lado do que lemos nele. Nada é solicitado sem você.',
  },
  {
    day: '2026-11-26',
    title: 'Planejar o dia',
    text: 'Arraste as ordens do dia para cada entregador, com a carga por hora à vista. “Desfazer” volta todas.',
    roles: ['operator', 'admin'],
  },
  {
    day: '2026-11-26',
    title: 'Etiquetas por volume',
    text: 'Cada volume tem a sua etiqueta, como 2/3, com o bairro em letra grande. Na coleta, cada uma conta uma só vez.',
  },
  {
    day: '2026-11-26',
    title: 'Colar pedido só marca o que é certo',
    text: 'O que é incerto vem desmarcado, ao lado das palavras de onde veio, e o que sobrou da mensagem aparece em “Não usado”.',
  },
  {
    day: '2026-11-26',
    title: 'Próxima parada',
    text: 'Ao terminar uma ordem no celular, o botão leva à próxima parada da rota. Na coleta, a tela mostra endereço, contato e itens.',
    roles: ['operator'],
  },
  {
    day: '2026-11-26',
    title: 'O que precisa de você',
    text: 'O dashboard lista as cinco ordens mais urgentes, as atrasadas primeiro, cada uma com o próximo passo.',
    roles: ['admin'],
  },
  {
    day: '2026-11-26',
    title: 'Números da empresa',
    text: 'Acima da lista, “Números da empresa” mostra o que está em aberto, o que atrasou e como foram as entregas de 30 dias.',
    roles: ['manager'],
  },
  {
    day: '2026-11-26',
    title: 'Ordens repetidas na planilha',
    text: 'A conferência aponta as linhas iguais a ordens pedidas nos últimos 3 dias. Você as deixa de fora ou importa assim mesmo.',
  },
  {
    day: '2026-11-26',
    title: 'Ordem de outra pessoa',
    text: 'Antes de registrar um passo na ordem de outra pessoa da equipe, a tela pergunta.',
    roles: ['operator'],
  },
  {
    day: '2026-11-26',
    title: 'Ordens em quadro',
    text: 'Na lista, “Quadro” mostra as ordens por status. Arraste um cartão para o próximo passo, ou use o menu dele; “Desfazer” volta atrás.',
  },
  {
    day: '2026-11-26',
    title: 'NF-e viram ordens',
    text: 'Envie o XML da nota, ou um ZIP com vários, em Importar: remetente, destinatário, volumes, peso e valor vêm preenchidos.',
  },
  {
    day: '2026-11-26',
    title: 'Planilhas de lojas',
    text: 'A exportação da Shopify e da Nuvemshop vira ordens como está. Você confirma de onde saem as entregas e confere os endereços divididos.',
  },
  {
    day: '2026-11-26',
    title: 'Conferir e corrigir antes de importar',
    text: 'A conferência mostra o que cada linha vira e os totais. Células erradas são corrigidas na tela, uma a uma ou todas as iguais.',
  },
]
