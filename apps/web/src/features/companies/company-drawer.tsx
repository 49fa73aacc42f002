import { type Company, NewCompany, type Settings } from '@malote/api-client'
import { Alert, Inline, Link, Section, Text, toast } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink, useNavigate } from '@tanstack/react-router'
import { LogoField } from '../../components/lazy-logo-field.tsx'
import { LoadedDrawer } from '../../components/loaded-drawer.tsx'
import { companyLogoQuery } from '../../components/use-logo.ts'
import { formatAmount } from '../../lib/format/formats.ts'
import { companyLabels } from '../../lib/forms/field-labels.ts'
import { ResourceDrawer } from '../../lib/forms/resource-drawer.tsx'
import { isNotOffered } from '../../lib/http/error-kind.ts'
import { type CurrentCompany, companyQuery, useCreateCompany, useEditCompany } from './companies.queries.ts'
import { CompanyFields } from './company-fields.tsx'
import { CompanyEdit, emptyCompany, toCompanyEdit, toFormValues, toNewCompany } from './company-form.ts'

interface CompanyDrawerProps {
  /** The company; absent for a new one. */
  company: Company | undefined
  /** The defaults for companies without an agreement; undefined while they load. */
  settings: Settings | undefined
  onClose: () => void
}

/** Creates or edits a company and its agreement. */
export function CompanyDrawer({ company, ...rest }: CompanyDrawerProps) {
  return company ? <EditCompany company={company} {...rest} /> : <NewCompanyForm {...rest} />
}

function NewCompanyForm({ settings, onClose }: Omit<CompanyDrawerProps, 'company'>) {
  const create = useCreateCompany()
  const navigate = useNavigate()
  return (
    <ResourceDrawer
      title="Cadastrar empresa"
      size="lg"
      submitLabel="Cadastrar empresa"
      values={emptyCompany}
      schema={NewCompany}
      toRequest={toNewCompany}
      labels={companyLabels}
      onSave={async (request) => {
        const { name } = await create.mutateAsync(request)
        toast.success(`${name} cadastrada.`, {
          description: 'Agora convide os usuários.',
          action: { label: 'Convidar usuários', onClick: () => void navigate({ to: '/usuarios' }) },
        })
      }}
      onClose={onClose}
    >
      <CompanyFields settings={settings} />
    </ResourceDrawer>
  )
}

type EditCompanyProps = Omit<CompanyDrawerProps, 'company'> & { company: Company }

function EditCompany({ company: listed, settings, onClose }: EditCompanyProps) {
  const detail = useQuery(companyQuery(listed))
  const edit = useEditCompany(listed)
  return (
    <LoadedDrawer size="lg" title={`Editar ${listed.name}`} query={detail} onClose={onClose}>
      {(company) => (
        <ResourceDrawer
          title={`Editar ${company.name}`}
          size="lg"
          values={toFormValues(company)}
          schema={CompanyEdit}
          toRequest={toCompanyEdit}
          labels={companyLabels}
          entity="company"
          version={company.version}
          onSave={async (request, { version }) => {
            const { name } = await edit.mutateAsync({ edit: request, version })
            toast.success(`${name}: alterações salvas.`)
          }}
          onClose={onClose}
        >
          {company.status === 'suspended' && (
            <Alert tone="warning" title="Empresa suspensa">
              Ela não solicita entregas novas até ser reativada. As que estão em curso seguem.
            </Alert>
          )}
          <Belongings company={company} />
          <CompanyFields settings={settings} />
          <LogoSection companyId={company.id} />
        </ResourceDrawer>
      )}
    </LoadedDrawer>
  )
}

/** The logo of a company; absent for a provider that has none. */
function LogoSection({ companyId }: { companyId: string }) {
  const { error } = useQuery(companyLogoQuery(companyId))
  if (isNotOffered(error)) return null
  return (
    <Section title="Logotipo da empresa" level={3} description="Aparece à direita nos comprovantes das ordens dela.">
      <LogoField companyId={companyId} />
    </Section>
  )
}

/** The counts of a company's data, with links. */
function Belongings({ company: { id, counts } }: { company: CurrentCompany }) {
  if (!counts) return null
  const search = { companyId: id }
  return (
    <Inline gap="md" asChild>
      <nav aria-label="O que pertence a esta empresa">
        <Text tabularNumbers>
          <Link asChild>
            <RouterLink to="/ordens-de-servico" search={search}>
              {formatAmount(counts.orders, 'ordem', 'ordens')}
            </RouterLink>
          </Link>
          {counts.openOrders > 0 && ` (${formatAmount(counts.openOrders, 'em curso', 'em curso')})`}
        </Text>
        <Link asChild>
          <RouterLink to="/usuarios" search={search}>
            {formatAmount(counts.members, 'usuário', 'usuários')}
          </RouterLink>
        </Link>
        <Link asChild>
          <RouterLink to="/localizacoes" search={search}>
            {formatAmount(counts.locations, 'local', 'locais')}
          </RouterLink>
        </Link>
      </nav>
    </Inline>
  )
}
