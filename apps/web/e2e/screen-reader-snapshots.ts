/**
 * The accessibility tree of the five main flows, from the top of the page down, as docs/screen-reader.md lists it. Each
 * snapshot is a part of the page: nodes between two lines may change, their order must not.
 */
const stop = `
      - textbox "Contato no local"
      - textbox /^Telefone/
      - textbox "CEP"
      - textbox "Logradouro"
      - textbox "Número"
      - textbox "Bairro"
      - textbox "Cidade"
      - combobox "UF"`

export const screenReaderSnapshots = {
  signIn: `
- main:
  - heading "Entrar" [level=1]
  - form "Entrar":
    - textbox "E-mail"
    - textbox "Senha"
    - button "Mostrar senha"
    - button "Entrar"
    - link "Esqueci minha senha"
- contentinfo:
  - link "Termos de uso"
  - link "Política de privacidade"
`,

  list: `
- link "Pular para o conteúdo"
- banner:
  - button "Fechar Sidebar" [expanded]
  - link "Malote, ordens de serviço"
  - button "Abrir comandos"
  - button /^Notificações/
  - button /^Conta de /
  - link "Sair"
- complementary "Menu lateral":
  - combobox "Empresa"
  - navigation "Menu principal"
- main:
  - heading /^Ordens de Serviço [\\d.]+$/ [level=1]
  - link "Solicitar entrega"
  - navigation "Situação das ordens"
  - search "Buscar e filtrar ordens":
    - searchbox "Buscar ordens"
    - group "Filtros"
  - status: /[\\d.]+ ordens/
  - region "Ordens de serviço":
    - table "Ordens de serviço":
      - rowgroup:
        - row:
          - columnheader "Ordem"
          - columnheader "Status"
          - columnheader "Prazo"
          - columnheader "Entrega"
- status: Ordens de Serviço
`,

  create: `
- main:
  - navigation "Caminho até esta página":
    - list:
      - listitem:
        - link "Ordens de Serviço"
  - heading "Solicitar entrega" [level=1]
  - form "Solicitar entrega":
    - region "Empresa":
      - combobox "Empresa"
      - radiogroup "Prioridade"
    - region "Coleta":${stop}
    - region "Entrega":${stop}
    - button "Adicionar outra entrega"
    - region "Itens":
      - button "Adicionar item"
    - region "Quando":
      - group "Coleta"
      - group "Entrega"
    - region "Comprovação"
    - region "Observações"
    - region "Resumo":
      - button "Solicitar entrega"
      - button "Salvar rascunho"
`,

  order: (orderNumber: string) => `
- main:
  - navigation "Caminho até esta página":
    - list:
      - listitem:
        - link "Ordens de Serviço"
  - heading "${orderNumber}" [level=1]
  - text: Solicitada
  - button "Copiar número"
  - region "E agora?":
    - heading "E agora?" [level=2]
    - button "Aceitar ordem"
  - heading "Rota" [level=2]
  - heading "Itens" [level=2]
  - heading "Histórico" [level=2]
  - heading "Comentários" [level=2]
  - complementary "Dados e anexos"
- status: Ordem ${orderNumber}
`,

  found: (orderNumber: string) => `
- main:
  - search "Buscar e filtrar ordens"
  - status: 1 ordem
  - region "Ordens de serviço":
    - table "Ordens de serviço":
      - rowgroup
      - rowgroup:
        - row:
          - rowheader /^${orderNumber}/:
            - link /^${orderNumber}/
          - cell "Solicitada"
          - cell "Ações de ${orderNumber}":
            - button "Ações de ${orderNumber}"
`,

  completing: (orderNumber: string) => `
- dialog "Concluir entrega ${orderNumber}":
  - heading "Concluir entrega ${orderNumber}" [level=2]
  - form "Concluir entrega":
    - textbox "Quem recebeu"
    - button "Voltar"
    - button "Concluir entrega"
`,

  tracking: `
- main:
  - paragraph: /^Entrega de /
  - heading "Entregue" [level=1]
  - region "Andamento":
    - list "Andamento da entrega":
      - listitem:
        - paragraph: Pedido recebido (concluída)
      - listitem:
        - paragraph: Entregue (concluída)
  - heading "Comprovante da entrega" [level=2]
  - heading "Algo errado com a entrega?" [level=2]
  - link "Atualizar"
- contentinfo:
  - paragraph:
    - link "Política de privacidade"
`,
}
