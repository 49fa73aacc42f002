import { Skeleton } from '../../components/skeleton/skeleton.tsx'

export const ShapeOfContent = () => (
  <div className="flex w-full flex-col gap-4">
    {['first', 'second'].map((row) => (
      <div key={row} className="flex items-center gap-3">
        <Skeleton delay={0} shape="circle" className="size-10" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton delay={0} className="w-40" />
          <Skeleton delay={0} className="w-24" />
        </div>
      </div>
    ))}
  </div>
)

export const AnyLines = () => (
  <div className="flex w-full flex-col gap-2">
    {['first', 'second', 'third'].map((row) => (
      <Skeleton key={row} delay={0} className="w-full" />
    ))}
  </div>
)
