/// <reference types="gwdocs/client" />
