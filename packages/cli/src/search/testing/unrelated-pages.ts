import type { SearchScope } from '@gwdocs/core'

type Page = SearchScope['pages'][number]

/** Words of other trades, and those that any documentation has. */
const chinese =
  '数据库 索引 事务 缓存 队列 消息 集群 节点 副本 分片 选举 日志 备份 恢复 迁移 查询 优化 连接 线程 进程 内存 磁盘 网络 协议 端口 防火墙 证书 加密 密钥 签名 令牌 权限 角色 用户 审计 监控 指标 告警 图表 报表 导出 导入 批处理 流水线 构建 部署 发布 回滚 容器 镜像 仓库 编排 调度 存储 快照 模型 训练 推理 图像 音频 视频 转码 字幕 地图 坐标 天气 厨房 面粉 发酵 烤箱 园艺 土壤 浇水 种子 航班 酒店 订单 支付 退款 库存 物流 包裹 客服 工单 评论 推荐 搜索 排序 过滤 分页 请求 响应 错误 文件 配置 服务 参数 接口 函数 类型 返回 设置 默认 示例 方法 版本 字段 页面 测试 运行 命令 程序 启动 停止 客户端 处理 使用 创建 删除 更新 读取 写入'.split(
    ' ',
  )
const latin =
  'Database Index Transaction Cache Queue Message Cluster Node Shard Leader Backup Restore Query Pool Thread Lock Memory Disk Network Port Certificate Key Token Role User Audit Metric Alert Chart Report Export Import Batch Build Deploy Release Container Image Registry Schedule Storage Snapshot Model Video Map Weather Garden Flight Hotel Order Payment Stock Parcel Ticket Comment Request Response Error File Config Service Handler Option Default Method Version Field Page Test Run Start Stop Client Server'.split(
    ' ',
  )

/** Pages of other subjects, with headings, sentences and names from code; always the same ones. */
export function unrelatedPages(count: number): Page[] {
  const random = createRandom()
  const pick = (words: readonly string[]) => words[random(words.length)] ?? ''
  const name = () => pick(latin) + pick(latin)
  const phrase = () => pick(chinese) + pick(chinese)
  const sentence = () =>
    Array.from({ length: 6 }, () =>
      random(6) === 0 ? ` ${random(2) ? name() : pick(latin)} ` : pick(chinese),
    ).join(random(2) ? '' : '的')
  const text = (sentences: number) =>
    Array.from({ length: sentences }, sentence).join('，')
  return Array.from({ length: count }, (_, number): Page => {
    const sections = Array.from({ length: 2 }, (_each, index) => ({
      id: `s${index}`,
      heading: random(4) === 0 ? name() : phrase(),
      text: text(9),
    }))
    return {
      title: phrase(),
      href: `/unrelated/${number}`,
      trail: ['其他'],
      area: '其他',
      keywords: [],
      sections: [{ id: '', heading: '', text: text(3) }, ...sections],
    }
  })
}

/** A linear congruence: numbers below a limit. */
function createRandom(): (limit: number) => number {
  let state = 7
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
}
