import type { Settings } from '@malote/api-client'
import { Alert, Card, DescriptionList, PageHeader, Stack } from '@malote/ui'

/** `/configuracoes`: what the platform goes by. */
export function SettingsPage({ settings }: { settings: Settings }) {
  const { organization } = settings
  const missing = Object.values(organization).some((value) => value === null)
  const sections: { title: string; facts: [term: string, value: string | null][] }[] = [
    {
      title: 'Organização',
      facts: [
        ['Nome', organization.name],
        ['E-mail de contato', organization.contactEmail],
        ['Telefone de contato', organization.contactPhone],
        ['Cidade do foro', organization.courtCity],
        ['Encarregado de dados', organization.dataProtectionOfficer],
      ],
    },
    {
      title: 'Operação',
      facts: [
        ['Fuso horário', settings.timeZone],
        ['Prazo de entrega normal', `${settings.slaHours.normal} horas`],
        ['Prazo de entrega urgente', `${settings.slaHours.urgent} horas`],
        ['Tentativas de entrega', String(settings.maximumAttempts)],
        ['Cancelamento pelo operador depois do aceite', `até ${settings.cancelGraceMinutes} minutos`],
      ],
    },
    { title: 'Integrações', facts: [['Endereço do Metabase', settings.metabaseUrl]] },
  ]
  return (
    <Stack gap="lg">
      <PageHeader title="Configurações" description="As regras que a plataforma segue." />
      {missing && (
        <Alert tone="warning" title="Faltam dados da organização">
          As páginas de termos de uso e de privacidade mostram estes dados; enquanto faltam, elas dizem que serão
          informados.
        </Alert>
      )}
      {sections.map(({ title, facts }) => (
        <Card.Root key={title} asChild>
          <section>
            <Card.Header title={title} level={2} />
            <Card.Body>
              <DescriptionList.Root layout="rows">
                {facts.map(([term, value]) => (
                  <DescriptionList.Item key={term} term={term}>
                    {value ?? 'Não informado'}
                  </DescriptionList.Item>
                ))}
              </DescriptionList.Root>
            </Card.Body>
          </section>
        </Card.Root>
      ))}
    </Stack>
  )
}
