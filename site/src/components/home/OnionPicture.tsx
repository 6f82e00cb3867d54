import type { ReactElement } from 'react'
import './onion-picture.css'

/** Layers from the outermost to the innermost, each smaller by the same band. */
const layers = ['Logger', 'Recovery', 'Timing', '处理函数'] as const

const band = { x: 44, y: 38 }
const size = { x: 64, y: 12, width: 368, height: 276 }
const handler = layers.length - 1

/** A request on its way in through the layers, and the answer on its way out. */
export function OnionPicture(): ReactElement {
  const inward = size.y + size.height / 2 - 14
  const outward = inward + 28
  const edge = size.x + handler * band.x
  return (
    <svg
      className="home-onion"
      viewBox="0 0 440 300"
      role="img"
      aria-label="请求依次穿过 Logger、Recovery、Timing 三层中间件到达处理函数，响应和错误按相反的次序返回。"
    >
      {layers.map((label, depth) => (
        <Layer key={label} label={label} depth={depth} />
      ))}
      <path className="home-onion-way" d={`M8 ${inward}H${edge - 3}`} />
      <path
        className="home-onion-way"
        d={`M${edge - 11} ${inward - 6}l8 6-8 6M19 ${outward - 6}l-8 6 8 6`}
      />
      <path
        className="home-onion-way home-onion-back"
        d={`M${edge} ${outward}H11`}
      />
      <text className="home-onion-note" x="8" y={inward - 12}>
        请求
      </text>
      <text className="home-onion-note" x="8" y={outward + 24}>
        响应
      </text>
      <circle className="home-onion-dot" r="5" cx="0" cy={inward} />
    </svg>
  )
}

function Layer({
  label,
  depth,
}: {
  readonly label: string
  readonly depth: number
}): ReactElement {
  const x = size.x + depth * band.x
  const y = size.y + depth * band.y
  const width = size.width - 2 * depth * band.x
  const height = size.height - 2 * depth * band.y
  const isHandler = depth === handler
  return (
    <g className={isHandler ? 'home-onion-handler' : 'home-onion-layer'}>
      <rect x={x} y={y} width={width} height={height} rx={14 - 2 * depth} />
      {isHandler ? (
        <text x={x + width / 2} y={y + height / 2 + 5} textAnchor="middle">
          {label}
        </text>
      ) : (
        <text x={x + 14} y={y + 25}>
          {label}
        </text>
      )}
    </g>
  )
}
