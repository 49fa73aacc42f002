import { type Company, NewCompany, type Settings } from '@malote/api-client'
import { Alert, Inline, Link, Text, toast } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { formatCount } from '../../lib/format/formats.ts'
import { companyLabels } from '../../lib/forms/field-labels.ts'
import { FormDrawer } from '../../lib/forms/form-drawer.tsx'
import { LoadedDrawer } from '../../lib/forms/loaded-drawer.tsx'
import { type CurrentCompany, companyQuery, useCreateCompany, useEditCompany } from './companies.queries.ts'
import { CompanyFields } from './company-fields.tsx'
import {
  CompanyEdit,
  type CompanyValues,
  emptyPolicy,
  toCompanyEdit,
  toFormValues,
  toNewCompany,
} from './company-form.ts'

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
  const form = useForm<CompanyValues>({ defaultValues: { name: '', cnpj: '', policy: emptyPolicy } })
  const create = useCreateCompany()
  const navigate = useNavigate()
  return (
    <FormDrawer
      title="Cadastrar empresa"
      size="lg"
      submitLabel="Cadastrar empresa"
      form={form}
      schema={NewCompany}
      toRequest={toNewCompany}
      labels={companyLabels}
      pending={create.isPending}
      error={create.error}
      onSave={async (request) => {
        const { name } = await create.mutateAsync(request)
        toast.success(`${name} cadastrada.`, {
          description: 'Agora convide os usuários.',
          action: { label: 'Convidar usuários', onClick: () => void navigate({ to: '/usuarios' }) },
        })
        onClose()
      }}
      onClose={onClose}
    >
      <CompanyFields settings={settings} />
    </FormDrawer>
  )
}

type EditCompanyProps = Omit<CompanyDrawerProps, 'company'> & { company: Company }

function EditCompany(props: EditCompanyProps) {
  const detail = useQuery(companyQuery(props.company))
  return (
    <LoadedDrawer size="lg" title={`Editar ${props.company.name}`} query={detail} onClose={props.onClose}>
      {(company) => <EditCompanyForm {...props} company={company} />}
    </LoadedDrawer>
  )
}

function EditCompanyForm({ company, settings, onClose }: EditCompanyProps & { company: CurrentCompany }) {
  // The values at opening time, also when the query is refetched: only differences from them are sent.
  const [before] = useState(() => toFormValues(company))
  const form = useForm<CompanyValues>({ defaultValues: before })
  const edit = useEditCompany(company)
  return (
    <FormDrawer
      title={`Editar ${company.name}`}
      size="lg"
      submitLabel="Salvar mudanças"
      form={form}
      schema={CompanyEdit}
      toRequest={(values) => toCompanyEdit(values, before)}
      labels={companyLabels}
      pending={edit.isPending}
      error={edit.error}
      version={company.version}
      onSave={async (request, version) => {
        if (Object.keys(request).length > 0) {
          const { name } = await edit.mutateAsync({ edit: request, version })
          toast.success(`${name}: mudanças salvas.`)
        }
        onClose()
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
    </FormDrawer>
  )
}

/** The counts of a company's data, with links. */
function Belongings({ company: { id, counts } }: { company: CurrentCompany }) {
  if (!counts) return null
  const search = { companyId: id }
  const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`
  return (
    <Inline gap="md" asChild>
      <nav aria-label="O que pertence a esta empresa">
        <Text tabularNumbers>
          <Link asChild>
            <RouterLink to="/ordens-de-servico" search={search}>
              {counted(counts.orders, 'ordem', 'ordens')}
            </RouterLink>
          </Link>
          {counts.openOrders > 0 && ` (${counted(counts.openOrders, 'em curso', 'em curso')})`}
        </Text>
        <Link asChild>
          <RouterLink to="/usuarios" search={search}>
            {counted(counts.members, 'usuário', 'usuários')}
          </RouterLink>
        </Link>
        <Link asChild>
          <RouterLink to="/localizacoes" search={search}>
            {counted(counts.locations, 'local', 'locais')}
          </RouterLink>
        </Link>
      </nav>
    </Inline>
  )
}
