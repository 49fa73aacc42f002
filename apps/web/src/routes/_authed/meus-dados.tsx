import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { PageError, PagePending } from '../../app/page-states.tsx'
import { MyDataPage, myDataQuery } from '../../features/privacy/index.ts'

export const Route = createFileRoute('/_authed/meus-dados')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(myDataQuery),
  component: MyData,
  staticData: { title: 'Meus dados' },
})

function MyData() {
  const data = useQuery(myDataQuery)
  if (data.isError) return <PageError error={data.error} reset={data.refetch} />
  if (!data.data) return <PagePending />
  return <MyDataPage data={data.data} />
}
